import { newId } from '../../../shared/kernel/index.js';
import { staffActor } from '../../../../test/support/collabs.js';
import { settleTwin } from '../domain/content.js';
import type { DeliveredTwins } from './content-library.js';

type Delivered = Readonly<{ id: string; brandId: string; mediaId: string | null }>;

/** What every DeliveredTwins promises. `deliver` stores a piece, `found` lists the pairs with it. */
export function deliveredTwinsContract(
  world: () => Readonly<{
    twins: DeliveredTwins;
    deliver(piece: Delivered): Promise<void>;
    found(pieceId: string): Promise<readonly Readonly<{ id: string; ids: readonly string[]; difference: number }>[]>;
    /** How many events of this name were stored. */
    told(name: string): Promise<number>;
  }>,
): void {
  const now = new Date('2026-11-27T10:00:00Z');
  const [ember, quay] = [newId(), newId()];

  it('records what two brands have received once, whichever is looked at first', async () => {
    const { twins, deliver, found } = world();
    const [mine, theirs] = [newId(), newId()];
    const [photo, copy] = [newId(), newId()];
    await deliver({ id: mine, brandId: ember, mediaId: photo });
    await deliver({ id: theirs, brandId: quay, mediaId: copy });
    expect(await twins.fileOf(mine)).toBe(photo);
    await twins.note(mine, [{ id: newId(), difference: 1 }], now);
    expect(await found(mine)).toEqual([]);
    await twins.note(mine, [{ id: copy, difference: 4 }], now);
    await twins.note(theirs, [{ id: photo, difference: 4 }], now);
    expect(await found(mine)).toMatchObject([{ ids: [mine, theirs].toSorted(), difference: 4 }]);
  });

  it('is settled once, with its event, and stays settled when it is found again', async () => {
    const { twins, deliver, found, told } = world();
    const [mine, theirs, photo] = [newId(), newId(), newId()];
    await deliver({ id: mine, brandId: ember, mediaId: photo });
    await deliver({ id: theirs, brandId: quay, mediaId: photo });
    await twins.note(mine, [{ id: photo, difference: 0 }], now);
    const [{ id } = { id: '' }] = await found(mine);
    const open = await twins.find(id);
    expect(open).toEqual({ id, note: null, settledBy: null, settledAt: null });
    const before = await told('delivered-twin.settled');
    const [settled, event] = settleTwin(open, ' Both agreed. ', staffActor, now);
    await twins.settle(settled, event);
    await expect(twins.settle(settled, event)).rejects.toMatchObject({ code: 'collabs/twins-settled' });
    await twins.note(mine, [{ id: photo, difference: 0 }], now);
    expect(await twins.find(id)).toEqual({ id, note: 'Both agreed.', settledBy: staffActor.userId, settledAt: now });
    expect((await told('delivered-twin.settled')) - before).toBe(1);
    await expect(twins.find(newId())).rejects.toMatchObject({ code: 'collabs/twins-not-found' });
  });

  it('records nothing about one brand, nor about a piece without a file', async () => {
    const { twins, deliver, found } = world();
    const [first, second, empty] = [newId(), newId(), newId()];
    const photo = newId();
    for (const id of [first, second]) await deliver({ id, brandId: ember, mediaId: photo });
    await deliver({ id: empty, brandId: quay, mediaId: null });
    await twins.note(first, [{ id: photo, difference: 0 }], now);
    expect(await found(first)).toEqual([]);
    expect(await twins.fileOf(empty)).toBeNull();
    expect(await twins.fileOf(newId())).toBeNull();
  });
}
