import type { Terms } from '../../server/contract/terms.js';

export const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000);

/** The gift and the deliverables: a post and a story. */
export const offerTerms: Omit<Terms, 'photoPath'> = {
  title: 'Supper for two',
  kind: 'experience',
  gives: 'Five courses by the open fire',
  valuePence: 12_000,
  asks: [
    { type: 'post', contentType: 'image', count: 1 },
    { type: 'story', contentType: 'mix', count: 1 },
  ],
  brief: 'Show the fire. Put “Ad” first.',
  venue: '12 Redchurch Street',
  city: 'london',
  category: 'restaurants',
  guests: 1,
  contentDueDays: 14,
  shipped: false,
  rights: { channels: ['own-social'], months: 12 },
};

/** An offer as a brand sends it: one place, in two days. */
export const offerInput = () => ({
  ...offerTerms,
  slots: [{ startsAt: inTwoDays().toISOString(), capacity: 1 }],
});
