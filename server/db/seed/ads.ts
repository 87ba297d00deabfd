import type { DemoProduct } from './demo-product.js';
import type { Cast } from './profiles.js';
import type { SeedClock } from './seeded.js';

/** Staff's ads: in days from today, and how often each has been seen and clicked. */
const demoAds = [
  {
    name: 'Complete your profile',
    slot: 'feed-top',
    headline: 'Is your profile complete?',
    text: 'Brands look at your photos, audience and tastes before they answer.',
    action: 'Edit profile',
    link: '/app/influencer/profile-editor',
    cover: 'cafes',
    from: -6,
    to: 21,
    priority: 2,
    targets: { audience: 'unfinished-profile' },
    seen: 14,
    clicked: 3,
  },
  {
    name: 'Hotels, new in',
    slot: 'feed-middle',
    headline: 'One night away, on the house',
    text: 'Hotels from Bath to Edinburgh are looking for creators this month.',
    action: 'Find them on the map',
    link: '/app/influencer/explore',
    cover: 'hotels',
    from: -2,
    to: 12,
    priority: 3,
    targets: { bands: ['nano', 'micro', 'macro'] },
    seen: 9,
    clicked: 1,
  },
  {
    name: 'Leeds food week',
    slot: 'feed-top',
    headline: 'Leeds food week is coming',
    text: 'Twelve kitchens, seven days. See what’s on offer.',
    action: 'Offers in Leeds',
    link: '/app/influencer/browse?city=leeds',
    cover: 'food-and-drink',
    from: 9,
    to: 16,
    priority: 3,
    targets: { cities: ['leeds'] },
    seen: 0,
    clicked: 0,
  },
] as const;

/** Running ads and a future one, seen by the influencers of the cast. */
export async function makeAds(product: DemoProduct, clock: SeedClock, { staff, influencers }: Cast): Promise<void> {
  for (const { from, to, targets, seen, clicked, ...words } of demoAds) {
    clock.set(clock.day(Math.min(from, -1), '09:30'));
    const [startsAt, endsAt] = [clock.day(from, '00:00'), clock.day(to, '00:00')];
    const everybody = { cities: [], categories: [], bands: [], audience: 'everyone' } as const;
    const { id } = await product.adService.create(staff, { ...words, ...everybody, ...targets, startsAt, endsAt });
    for (let showing = 0; showing < seen; showing++) {
      const reader = influencers[showing % influencers.length]!;
      const view = product.adTokens.tokenOf(product.newId(), id, reader.userId);
      await product.countAdView.execute(reader, id, view, showing < clicked ? 'clicked' : 'seen');
    }
  }
}
