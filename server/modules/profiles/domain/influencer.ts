import { brandCategories, influencerCities, type Platform } from '../../../contract/lists/index.js';
import { type Actor, checkOffered, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { checkStaffMayWrite } from './brand.js';
import { firstSlugFor } from './profile-slug.js';

const influencerSources = ['joined', 'imported', 'staff'] as const;
/** Where a profile came from. */
export type InfluencerSource = (typeof influencerSources)[number];

/** One person on one platform. Null is unknown. */
export type SocialAccount = Readonly<{
  platform: Platform;
  handle: string;
  followers: number | null;
  /** Engagement with an average post, as a percentage of followers. */
  engagement: number | null;
  /** The main country of its audience, ISO 3166-1 alpha-2. */
  country: string | null;
  categories: readonly string[];
  updatedAt: Date;
}>;

/** Someone who makes content. `followers` and `engagement` are those of the largest account. */
export type Influencer = Readonly<{
  id: string;
  name: string;
  /** Unique, ignoring case. */
  handle: string;
  slug: string;
  bio: string;
  city: string | null;
  country: string | null;
  categories: readonly string[];
  avatarPath: string | null;
  /** The imported email address of an influencer without an account, in lower case. */
  email: string | null;
  /** A real person has claimed and manages the profile. */
  claimed: boolean;
  source: InfluencerSource;
  followers: number;
  engagement: number | null;
  accounts: readonly SocialAccount[];
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

/** An unclaimed profile. */
export type UnclaimedProfile = Pick<Influencer, 'id' | 'handle' | 'name'>;

export type NewInfluencer = Pick<Influencer, 'name' | 'handle'> &
  Partial<Pick<Influencer, 'bio' | 'city' | 'country' | 'categories' | 'avatarPath' | 'email'>> &
  Readonly<{ accounts?: readonly Omit<SocialAccount, 'updatedAt'>[] }>;

export type InfluencerEvent = DomainEvent<'influencer.created', { source: InfluencerSource; handle: string }>;

const isLarger = (a: SocialAccount, b: SocialAccount) => (a.followers ?? 0) > (b.followers ?? 0);

/** Figures derived from the accounts. */
export function withFigures<Person extends Influencer>(influencer: Person): Person {
  const [first, ...rest] = influencer.accounts;
  if (!first) return { ...influencer, followers: 0, engagement: null };
  const largest = rest.reduce((best, account) => (isLarger(account, best) ? account : best), first);
  return { ...influencer, followers: largest.followers ?? 0, engagement: largest.engagement };
}

/** A new profile without an event: imports create many at once. */
export function newInfluencer(details: NewInfluencer, source: InfluencerSource, now: Date): Influencer {
  const id = newId();
  return withFigures({
    bio: '',
    city: null,
    country: null,
    categories: [],
    avatarPath: null,
    email: null,
    ...details,
    id,
    slug: firstSlugFor(details.handle, id),
    claimed: source === 'joined',
    source,
    followers: 0,
    engagement: null,
    accounts: (details.accounts ?? []).map((account) => ({ ...account, updatedAt: now })),
    createdAt: now,
    updatedAt: now,
    version: 0,
  });
}

/** Not stored yet, and created by the person themselves. */
export const isJoining = ({ source, version }: Influencer): boolean => source === 'joined' && version === 0;

/** Someone signs up and manages their own profile. */
export function joinInfluencer(details: NewInfluencer, actor: Actor, now: Date): [Influencer, InfluencerEvent] {
  checkLists(details);
  return withEvent(newInfluencer(details, 'joined', now), actor, now);
}

/** Staff add someone, who can claim the profile later. @throws profiles/not-staff, request/invalid */
export function addInfluencer(details: NewInfluencer, actor: Actor, now: Date): [Influencer, InfluencerEvent] {
  checkStaffMayWrite(actor);
  checkLists(details);
  return withEvent(newInfluencer(details, 'staff', now), actor, now);
}

function checkLists({ city, categories }: NewInfluencer): void {
  checkOffered('city', influencerCities, city);
  checkOffered('categories', brandCategories, categories);
}

const withEvent = (influencer: Influencer, actor: Actor, now: Date): [Influencer, InfluencerEvent] => {
  const { id, source, handle } = influencer;
  return [influencer, eventOf('influencer.created', { type: 'influencer', id }, actor, now, { source, handle })];
};
