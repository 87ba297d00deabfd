import { anOffer, brandActor, daysAfter, monday } from '../../../../test/support/collabs.js';
import { moveOffer } from '../domain/offer.js';
import type { OfferDefaultsRepository, OfferRepository, SavedOffers } from './offer.repository.js';
import { newId } from '../../../shared/kernel/index.js';
import {
  changeOfferDefaults,
  type OfferDefaults,
  type OfferDefaultsDetails,
  usualOfferDefaults,
} from '../domain/offer-defaults.js';

export function offerRepositoryContract(repository: () => OfferRepository): void {
  it('gives back what was stored, at its next version', async () => {
    const saved = await repository().save(anOffer());
    expect(saved.version).toBe(1);
    expect(await repository().get(saved.id)).toEqual(saved);
  });

  it('does not know what was never stored', async () => {
    await expect(repository().get(anOffer().id)).rejects.toMatchObject({ code: 'collabs/offer-not-found' });
  });

  it('finds what a brand still offers, paused or not', async () => {
    const [live, paused, ended] = await Promise.all([1, 2, 3].map(() => repository().save(anOffer())));
    const nowPaused = await repository().save(...moveOffer(paused!, 'pause', brandActor, monday));
    await repository().save(...moveOffer(ended!, 'end', brandActor, monday));
    const running = await repository().runningOf(live!.brandId);
    expect(running).toEqual(expect.arrayContaining([live, nowPaused]));
    expect(running.map(({ id }) => id)).not.toContain(ended!.id);
  });

  it('of two changes at once one stays', async () => {
    const saved = await repository().save(anOffer());
    const changes = await Promise.allSettled([
      repository().save(...moveOffer(saved, 'pause', brandActor, monday)),
      repository().save(...moveOffer(saved, 'end', brandActor, monday)),
    ]);
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(changes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'collabs/offer-stale' },
    });
  });
}

const said: OfferDefaultsDetails = {
  kind: 'product',
  shipped: true,
  venueId: newId(),
  category: 'bars-and-pubs',
  guests: 0,
  places: 5,
  asks: [
    { type: 'post', contentType: 'image', count: 1 },
    { type: 'story', contentType: 'mix', count: 2 },
  ],
  contentDueDays: 30,
  brief: 'Show the label. Put “Ad” first.',
  rights: { channels: ['own-social', 'paid-ads'], months: 6 },
};

/** What every OfferDefaultsRepository promises. */
export function offerDefaultsRepositoryContract(repository: () => OfferDefaultsRepository): void {
  const change = (defaults: OfferDefaults, more: Partial<OfferDefaultsDetails> = {}) =>
    repository().save(
      ...changeOfferDefaults(defaults, { ...said, ...more }, { ...brandActor, memberRole: 'owner' }, monday),
    );

  it('has what is usual of a brand that has said nothing', async () => {
    const brandId = newId();
    expect(await repository().of(brandId)).toEqual(usualOfferDefaults(brandId));
  });

  it('gives back what was kept, at the next version, and each brand’s apart', async () => {
    const [brandId, other] = [newId(), newId()];
    const first = await change(usualOfferDefaults(brandId));
    expect(first).toEqual({ ...said, brandId, updatedAt: monday, version: 1 });
    expect(await repository().of(brandId)).toEqual(first);

    const second = await change(first, { venueId: null, category: null, brief: '' });
    expect(second).toMatchObject({ venueId: null, category: null, brief: '', version: 2 });
    expect(await repository().of(brandId)).toEqual(second);
    expect(await repository().of(other)).toEqual(usualOfferDefaults(other));
  });

  it('keeps one of two changes that were made of the same', async () => {
    const none = usualOfferDefaults(newId());
    const answers = await Promise.allSettled([change(none), change(none)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const kept = await repository().of(none.brandId);
    await change(kept);
    await expect(change(kept)).rejects.toMatchObject({ code: 'collabs/offer-defaults-stale' });
  });
}

/** What every SavedOffers promises. `offer` makes an offer that exists, and answers its id. */
export function savedOffersContract(world: () => { saved: SavedOffers; offer: () => Promise<string> }): void {
  it('keeps each mark once, the latest first, and each influencer’s apart', async () => {
    const { saved, offer } = world();
    const tuesday = daysAfter(monday, 1);
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
