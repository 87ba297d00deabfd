import { brandActor, monday } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import {
  changeOfferDefaults,
  type OfferDefaults,
  type OfferDefaultsDetails,
  usualOfferDefaults,
} from '../domain/offer-defaults.js';
import type { OfferDefaultsRepository } from './offer-defaults.repository.js';

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
