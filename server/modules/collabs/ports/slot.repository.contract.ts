import { anOffer, aSlot } from '../../../../test/support/collabs.js';
import type { Offer } from '../domain/offer.js';
import type { SlotRepository } from './slot.repository.js';

export type World = { repository: SlotRepository; prepare(offer: Offer): Promise<void> };

export function slotRepositoryContract(world: () => World): void {
  const stored = async (capacity: number) => {
    const offer = anOffer();
    await world().prepare(offer);
    const slot = aSlot(offer, capacity);
    await world().repository.add([slot]);
    return slot;
  };

  it('gives back what was added', async () => {
    const slot = await stored(2);
    expect(await world().repository.get(slot.id)).toEqual(slot);
  });

  it('R358: the last place goes to exactly one of many', async () => {
    const { id } = await stored(1);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => world().repository.take(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'collabs/slot-full' } });
  });

  it('a place that is given back can be taken again', async () => {
    const { id } = await stored(1);
    await world().repository.take(id);
    await world().repository.free(id);
    await expect(world().repository.take(id)).resolves.toBeUndefined();
  });

  it('nothing can be given back that was not taken', async () => {
    const { id } = await stored(1);
    await world().repository.free(id);
    expect((await world().repository.get(id)).taken).toBe(0);
  });
}
