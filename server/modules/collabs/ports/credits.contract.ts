import { brandActor } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import type { Credits } from './neighbours.js';

export type World = {
  credits: Credits;
  /** Creates a brand on Starter with this many free Collabs left, or on Basic. Returns its id. */
  brand(plan: 'starter' | 'basic', freeLeft?: number): Promise<string>;
};

export function creditsContract(world: () => World): void {
  const spend = (brandId: string, collabId = newId()) => world().credits.spend(brandActor, brandId, collabId);
  const giveBack = (brandId: string, collabId: string) =>
    world().credits.giveBack(brandActor, brandId, collabId, 'Cancelled');

  it('takes the free one first, then one at the price of the plan', async () => {
    const brandId = await world().brand('starter', 1);
    expect(await world().credits.next(brandId)).toMatchObject({ source: 'free', pricePence: 0, freeLeft: 1 });
    expect(await spend(brandId)).toEqual({ state: 'spent', pricePence: 0 });
    expect(await world().credits.next(brandId)).toMatchObject({ source: 'invoice', pricePence: 7_500, freeLeft: 0 });
    expect(await spend(brandId)).toEqual({ state: 'spent', pricePence: 7_500 });
  });

  it('wants the payment first on Basic, and says what waits for it', async () => {
    const brandId = await world().brand('basic');
    const collabId = newId();
    expect(await world().credits.takenBy(collabId)).toBeNull();
    expect(await spend(brandId, collabId)).toEqual({ state: 'payment-needed', pricePence: 9_900 });
    expect(await spend(brandId, collabId)).toEqual({ state: 'payment-needed', pricePence: 9_900 });
    expect(await world().credits.takenBy(collabId)).toEqual({
      source: 'checkout',
      pricePence: 9_900,
      state: 'awaiting-payment',
      usableUntil: null,
    });
  });

  it('takes one, however often the same Collab asks', async () => {
    const brandId = await world().brand('starter', 2);
    const collabId = newId();
    for (let time = 0; time < 3; time++)
      expect(await spend(brandId, collabId)).toEqual({ state: 'spent', pricePence: 0 });
    expect(await world().credits.next(brandId)).toMatchObject({ freeLeft: 1 });
    expect(await world().credits.takenBy(collabId)).toEqual({
      ...{ source: 'free', pricePence: 0, state: 'spent' },
      usableUntil: expect.any(Date),
    });
  });

  it('gives back once: a free one to its period, a paid extra as a kept credit', async () => {
    const brandId = await world().brand('starter', 1);
    const [free, extra] = [newId(), newId()];
    await spend(brandId, free);
    await spend(brandId, extra);
    expect(await giveBack(brandId, free)).toEqual({ usableUntil: expect.any(Date) });
    expect(await giveBack(brandId, extra)).toEqual({ usableUntil: null });
    for (const collabId of [free, extra]) expect(await giveBack(brandId, collabId)).toBeNull();
    expect(await world().credits.next(brandId)).toMatchObject({ freeLeft: 1, keptLeft: 1 });
    expect(await world().credits.takenBy(extra)).toMatchObject({ state: 'freed' });
    expect(await giveBack(brandId, newId())).toBeNull(); // took nothing
    expect(await world().credits.next(brandId)).toMatchObject({ freeLeft: 1, keptLeft: 1 });
  });
}
