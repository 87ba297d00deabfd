import { newId } from '../../../shared/kernel/index.js';
import type { SavedOffers } from './saved-offers.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');

/** What every SavedOffers promises. `offer` makes an offer that exists, and answers its id. */
export function savedOffersContract(world: () => { saved: SavedOffers; offer: () => Promise<string> }): void {
  it('keeps each mark once, the latest first, and each influencer’s apart', async () => {
    const { saved, offer } = world();
    const [me, you] = [newId(), newId()];
    const [one, two] = [await offer(), await offer()];
    await saved.add(me, one, monday);
    await saved.add(me, two, tuesday);
    await saved.add(me, one, tuesday);
    await saved.add(you, one, monday);

    expect(await saved.of(me)).toEqual([two, one]);
    expect(await saved.of(you)).toEqual([one]);
  });

  it('takes a mark away, and takes it that there was none', async () => {
    const { saved, offer } = world();
    const me = newId();
    const one = await offer();
    await saved.add(me, one, monday);
    await saved.remove(me, one);
    await saved.remove(me, one);

    expect(await saved.of(me)).toEqual([]);
  });
}
