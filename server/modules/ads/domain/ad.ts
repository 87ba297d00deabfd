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

/** Staff's input for an ad. Empty target lists mean everyone. */
export type AdDetails = Readonly<{
  /** Visible to staff only. */
  name: string;
  slot: AdSlot;
  headline: string;
  text: string;
  /** Its button's label. */
  action: string;
  /** A page of the portal, or an external https URL. */
  link: string;
  /** The offer category whose printed cover is used without a photo. */
  cover: BrandCategory;
  startsAt: Date;
  endsAt: Date;
  cities: readonly City[];
  categories: readonly BrandCategory[];
  bands: readonly FollowerBand[];
  audience: AdAudience;
  priority: Priority;
}>;

/** A scheduled placement in the influencers' feed. */
export type Ad = AdDetails &
  Readonly<{
    id: string;
    /** The path of its picture. */
    photoPath: string | null;
    paused: boolean;
    createdBy: string;
    createdAt: Date;
    updatedAt: Date;
    version: number;
  }>;

/** The feed's reader, and their filters. Viewing staff have no follower count. */
export type Reader = Readonly<{
  city: string | null;
  category: BrandCategory | null;
  /** Null for staff. */
  followers: number | null;
  /** Null for staff, and while no running ad needs it. */
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

/** Undefined fields stay. @throws ads/not-staff, ads/ends-too-soon, request/invalid */
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

/** Null when unchanged. @throws ads/not-staff */
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
 * Whether this reader gets the ad. One for certain categories appears in unfiltered feeds and in those filtered to one
 * of them; staff see what any influencer would.
 */
export function isFor(ad: AdDetails, { city, category, followers, profileComplete }: Reader): boolean {
  const fitsCategory = category === null || wants(ad.categories, category);
  const fitsBand = followers === null || wants(ad.bands, bandFor(followers));
  const isTrue = ad.audience === 'everyone' || !profileComplete;
  return wants(ad.cities, city) && fitsCategory && fitsBand && isTrue;
}

/** An ad and its number of views. */
export type CountedAd = Ad & Readonly<{ impressions: number }>;

/** The ad for each slot: highest priority first, then fewest views. */
export function chooseAds(running: readonly CountedAd[], reader: Reader): readonly Ad[] {
  const fitting = running
    .filter((ad) => isFor(ad, reader))
    .toSorted((a, b) => b.priority - a.priority || a.impressions - b.impressions || a.id.localeCompare(b.id));
  return fitting.filter((ad, place) => fitting.findIndex(({ slot }) => slot === ad.slot) === place);
}
