import { describe, expect, it } from '@jest/globals';
import { brandActor, brandId, monday, terms } from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { filePathOf } from '../../../contract/rules/file-path.js';
import { InMemoryOfferRepository, InMemorySlotRepository, InMemoryVenues } from '../adapters/in-memory-offers.js';
import { BrandFiles } from '../ports/neighbours.js';
import { ChangeOffer } from './change-offer.js';
import { MakeOffer } from './make-offer.js';

const [dish, room, film, foreign] = ['aa', 'bb', 'cc', 'dd'].map((end) => `00000000-0000-7000-8000-0000000000${end}`);

/** Two pictures and a film belong to the brand. */
class OwnFiles extends BrandFiles {
  async kindOf(uid: string, mediaId: string) {
    if (uid !== brandId || mediaId === foreign) return null;
    return mediaId === film ? 'video' : 'image';
  }
}

function aWorld() {
  const clock = new FixedClock(monday);
  const [offers, slots, venues] = [new InMemoryOfferRepository(), new InMemorySlotRepository(), new InMemoryVenues()];
  const of = [offers, slots, venues, new OwnFiles(), new NoTransaction(), clock] as const;
  const [make, change] = [new MakeOffer(...of), new ChangeOffer(...of)];
  const { photoPath: _, ...written } = { ...terms, shipped: true };
  return {
    offers,
    make: (photoId?: string | null) => make.execute(brandActor, brandId, written, [], { photoId }),
    change: (id: string, photoId?: string | null) => change.execute(brandActor, id, written, [], { photoId }),
  };
}

describe('the photo of an offer', () => {
  it('is one of the brand’s own pictures; it stays until another is chosen or it is taken away', async () => {
    const { make, change } = aWorld();
    const { id, photoPath } = await make(dish);
    expect(photoPath).toBe(filePathOf(dish!));
    for (const [asked, shown] of [
      [undefined, dish],
      [dish, dish],
      [room, room],
    ])
      expect((await change(id, asked)).photoPath).toBe(filePathOf(shown!));
    expect((await change(id, null)).photoPath).toBeNull();
    expect((await make()).photoPath).toBeNull();
  });

  it.each([
    ['somebody else’s', foreign, 'collabs/offer-photo-missing'],
    ['a film', film, 'collabs/offer-photo-no-picture'],
  ])('is not %s', async (_, photoId, code) => {
    const { make, change, offers } = aWorld();
    await expect(make(photoId)).rejects.toMatchObject({ kind: 'invalid', code, details: { errors: { photoId: expect.any(String) } } }); // prettier-ignore
    const { id } = await make(dish);
    await expect(change(id, photoId)).rejects.toMatchObject({ kind: 'invalid', code });
    expect((await offers.get(id)).photoPath).toBe(filePathOf(dish!));
  });
});
