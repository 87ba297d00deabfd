import {
  bandFor,
  brandCategories,
  type BrandCategory,
  type City,
  type FollowerBand,
  mainCities,
  type Priority,
} from '../../../contract/lists/index.js';
import type { AdAudience, AdSlot, AdState } from '../../../contract/rules/ads.js';
import {
  type Actor,
  checkOffered,
  type DomainEvent,
  eventOf,
  mayAsStaff,
  newId,
} from '../../../shared/kernel/index.js';
import { adErrors } from './ad.errors.js';

/** What staff say of an ad. Empty lists of targets are for everyone. */
export type AdDetails = Readonly<{
  /** Visible to staff only. */
  name: string;
  slot: AdSlot;
  headline: string;
  text: string;
  /** What its button says. */
  action: string;
  /** A page of the portal, or one outside by https. */
  link: string;
  /** Whose printed cover it has where it has no photo. */
  cover: BrandCategory;
  startsAt: Date;
  endsAt: Date;
  cities: readonly City[];
  categories: readonly BrandCategory[];
  bands: readonly FollowerBand[];
  audience: AdAudience;
  priority: Priority;
}>;

/** A scheduled placement in the feed of influencers. */
export type Ad = AdDetails &
  Readonly<{
    id: string;
    /** The path of the picture that shows it. */
    photoPath: string | null;
    paused: boolean;
    createdBy: string;
    createdAt: Date;
    updatedAt: Date;
    version: number;
  }>;

/** Who looks at the feed, and what they have narrowed it to. Staff who look on have no followers that count. */
export type Reader = Readonly<{
  city: string | null;
  category: BrandCategory | null;
  /** Null for staff. */
  followers: number | null;
  /** Null for staff, and while no running ad asks for it. */
  profileComplete: boolean | null;
}>;

export type AdEvent = DomainEvent<
  'ad.created' | 'ad.changed' | 'ad.paused' | 'ad.resumed' | 'ad.removed',
  { name: string }
>;

const happened = (name: AdEvent['name'], ad: Ad, actor: Actor, now: Date): AdEvent =>
  eventOf(name, { type: 'ad', id: ad.id }, actor, now, { name: ad.name });

function check(actor: Actor, { startsAt, endsAt }: AdDetails): void {
  if (!mayAsStaff(actor, 'ad.change')) throw adErrors.notStaff();
  if (endsAt <= startsAt) throw adErrors.endsTooSoon();
}

function checkLists({ cities, categories, cover }: AdDetails, before?: AdDetails): void {
  checkOffered('cities', mainCities, cities, before?.cities);
  checkOffered('categories', brandCategories, categories, before?.categories);
  checkOffered('cover', brandCategories, cover, before?.cover);
}

/** @throws ads/not-staff, ads/ends-too-soon, request/invalid */
export function createAd(details: AdDetails, actor: Actor, now: Date, photoPath: string | null = null): [Ad, AdEvent] {
  check(actor, details);
  checkLists(details);
  const made = {
    id: newId(),
    photoPath,
    paused: false,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  const ad: Ad = { ...details, ...made };
  return [ad, happened('ad.created', ad, actor, now)];
}

/** What is undefined stays. @throws ads/not-staff, ads/ends-too-soon, request/invalid */
export function changeAd(
  ad: Ad,
  changes: Partial<AdDetails & Pick<Ad, 'photoPath'>>,
  actor: Actor,
  now: Date,
): [Ad, AdEvent] {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const changed: Ad = { ...ad, ...(Object.fromEntries(given) as typeof changes), updatedAt: now };
  check(actor, changed);
  checkLists(changed, ad);
  return [changed, happened('ad.changed', changed, actor, now)];
}

/** Null when it is so already. @throws ads/not-staff */
export function pauseAd(ad: Ad, paused: boolean, actor: Actor, now: Date): [Ad, AdEvent] | null {
  check(actor, ad);
  if (ad.paused === paused) return null;
  const changed: Ad = { ...ad, paused, updatedAt: now };
  return [changed, happened(paused ? 'ad.paused' : 'ad.resumed', changed, actor, now)];
}

/** @throws ads/not-staff */
export function removeAd(ad: Ad, actor: Actor, now: Date): AdEvent {
  check(actor, ad);
  return happened('ad.removed', ad, actor, now);
}

export function stateOf({ paused, startsAt, endsAt }: Pick<Ad, 'paused' | 'startsAt' | 'endsAt'>, now: Date): AdState {
  if (endsAt <= now) return 'ended';
  if (paused) return 'paused';
  return startsAt <= now ? 'live' : 'scheduled';
}

const wants = <Value extends string>(targets: readonly Value[], value: string | null): boolean =>
  targets.length === 0 || targets.some((target) => target === value);

/**
 * Whether the ad is for this reader. One for certain categories is in the feed that nobody has narrowed, and in those narrowed
 * to one of them; staff see what any influencer would.
 */
export function isFor(ad: AdDetails, { city, category, followers, profileComplete }: Reader): boolean {
  const fitsCategory = category === null || wants(ad.categories, category);
  const fitsBand = followers === null || wants(ad.bands, bandFor(followers));
  const isTrue = ad.audience === 'everyone' || !profileComplete;
  return wants(ad.cities, city) && fitsCategory && fitsBand && isTrue;
}

/** An ad and how often it has been seen. */
export type CountedAd = Ad & Readonly<{ impressions: number }>;

/** The one to show in each slot: the highest priority, and of equals the one that was seen least. */
export function chooseAds(running: readonly CountedAd[], reader: Reader): readonly Ad[] {
  const fitting = running
    .filter((ad) => isFor(ad, reader))
    .toSorted((a, b) => b.priority - a.priority || a.impressions - b.impressions || a.id.localeCompare(b.id));
  return fitting.filter((ad, place) => fitting.findIndex(({ slot }) => slot === ad.slot) === place);
}
