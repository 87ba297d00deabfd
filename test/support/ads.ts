import type { AdDetails } from '../../server/modules/ads/domain/ad.js';

/** An ad for everyone, in the last ten days of November 2026. */
export const adDetails: AdDetails = {
  name: 'Winter',
  slot: 'feed-top',
  headline: 'Warm up in Leeds',
  text: 'Twelve new places.',
  action: 'See them',
  link: '/app/influencer/explore',
  cover: 'restaurants',
  startsAt: new Date('2026-11-20T00:00:00Z'),
  endsAt: new Date('2026-11-30T00:00:00Z'),
  cities: [],
  categories: [],
  bands: [],
  audience: 'everyone',
  priority: 2,
};
