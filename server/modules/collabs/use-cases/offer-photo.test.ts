import { describe, expect, it } from '@jest/globals';
import { brandActor, brandId, influencerActor, influencerId, monday, terms } from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { aPicture, aVideo } from '../../../../test/support/pieces.js';
import { filePathOf } from '../../../contract/rules/file-path.js';
import { InMemoryCredits } from '../adapters/modules/in-memory-credits.js';
import { InMemoryDeletions } from '../adapters/modules/in-memory-deletions.js';
import { InMemoryVenues } from '../adapters/modules/in-memory-venues.js';
import { InMemoryCollabRepository } from '../adapters/persistence/in-memory-collab.repository.js';
import { InMemoryOfferRepository } from '../adapters/persistence/in-memory-offer.repository.js';
import { InMemorySlotRepository } from '../adapters/persistence/in-memory-slot.repository.js';
import { DeliverableFiles } from '../ports/deliverable-files.js';
import { ChangeOffer } from './change-offer.js';
import { EndCollab } from './end-collab.js';
import { MakeOffer } from './make-offer.js';
import { RequestCollab } from './request-collab.js';

const [dish, room, film, foreign] = ['aa', 'bb', 'cc', 'dd'].map((end) => `00000000-0000-7000-8000-0000000000${end}`);

/** Two pictures and a film are the brand's own. */
class OwnFiles extends DeliverableFiles {
  async ownedBy(uid: string, mediaId: string) {
    if (uid !== brandId || mediaId === foreign) return null;
    return mediaId === film ? aVideo : aPicture;
  }

  open = async () => null;
}

function aWorld() {
  const clock = new FixedClock(monday);
  const [offers, slots, venues] = [new InMemoryOfferRepository(), new InMemorySlotRepository(), new InMemoryVenues()];
  const [collabs, transaction] = [new InMemoryCollabRepository(), new NoTransaction()];
  const end = new EndCollab(collabs, slots, new InMemoryCredits(), transaction, clock);
  const of = [offers, slots, venues, new OwnFiles(), transaction, clock] as const;
  const [make, change] = [new MakeOffer(...of), new ChangeOffer(...of)];
  const { photoPath: _, ...written } = { ...terms, shipped: true };
  return {
    offers,
    make: (photoId?: string | null) => make.execute(brandActor, brandId, written, [], { photoId }),
    change: (id: string, photoId?: string | null) => change.execute(brandActor, id, written, [], { photoId }),
    request: new RequestCollab(offers, collabs, new InMemoryDeletions(), end, transaction, clock),
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

  it('stays in a Collab as it was when that was asked for', async () => {
    const { make, change, request } = aWorld();
    const { id } = await make(dish);
    const collab = await request.execute(influencerActor, id, influencerId, 'Hello');
    await change(id, room);
    expect(collab.terms.photoPath).toBe(filePathOf(dish!));
  });
});
