import { usualRights } from '../../contract/terms.js';
import type { Slot } from '../../modules/offers/domain/slot.js';
import type { Actor } from '../../shared/kernel/index.js';
import { type BrandKey, demoBrands } from './brands.js';
import type { DemoProduct } from './demo-product.js';
import { demoPicture } from './pictures.js';
import { briefOf, type DemoOffer, demoOffers, type OfferKey } from './offers.js';
import type { Cast } from './profiles.js';
import type { SeedClock } from './seeded.js';

/** A published offer in the demo world, with the brand's owner and all its times. */
export type OpenOffer = Readonly<{ id: string; owner: Actor; slots: readonly Slot[] }>;

const daysAhead = 21;

/** Every offer, published on its day in the past, with times from then until three weeks from today. */
export async function openOffers(
  product: DemoProduct,
  clock: SeedClock,
  { brands }: Cast,
  venues: ReadonlyMap<BrandKey, string>,
): Promise<Map<OfferKey, OpenOffer>> {
  const open = new Map<OfferKey, OpenOffer>();
  for (const [key, offer] of Object.entries<DemoOffer>(demoOffers)) {
    const { brand, show: _show, madeDaysAgo, times, now: _now, ...terms } = offer;
    const owner = brands.get(brand)!;
    const { city, category } = demoBrands[brand];
    clock.set(clock.day(-madeDaysAgo, '10:15'));
    const photo = await product.keepFile.execute(owner, `${key}.webp`, demoPicture('offers', key));
    const { id } = await product.makeOffer.execute(
      owner,
      owner.profile!.uid,
      { ...terms, city, category, brief: briefOf(offer), rights: usualRights, shipped: false },
      openingsOf(clock, madeDaysAgo, times),
      { venueId: venues.get(brand), photoId: photo.id },
    );
    const { slots } = await product.offers.get(id, clock.now(), null);
    open.set(key as OfferKey, { id, owner, slots });
  }
  return open;
}

function openingsOf(clock: SeedClock, madeDaysAgo: number, { weekdays, at, capacity }: DemoOffer['times']) {
  const days = Array.from({ length: madeDaysAgo + daysAhead - 2 }, (_, number) => number + 3 - madeDaysAgo);
  return days
    .map((day) => clock.day(day, at))
    .filter((startsAt) => weekdays.includes(startsAt.getUTCDay()))
    .map((startsAt) => ({ startsAt, capacity }));
}

/** Closes some offers: last, because Collabs were requested before that. */
export async function closeOffers(
  product: DemoProduct,
  clock: SeedClock,
  open: ReadonlyMap<OfferKey, OpenOffer>,
): Promise<void> {
  clock.set(clock.day(-2, '18:20'));
  for (const [key, { now }] of Object.entries<DemoOffer>(demoOffers)) {
    const { id, owner } = open.get(key as OfferKey)!;
    if (now) await product.moveOffer.execute(owner, id, now);
  }
}
