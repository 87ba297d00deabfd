import { brandCategories, influencerCities } from '../../../contract/lists/index.js';
import { type Actor, checkMember, checkOffered, mayAsStaff } from '../../../shared/kernel/index.js';
import { type SocialAccount, withFigures } from './influencer.js';
import {
  type InfluencerProfile,
  type InfluencerProfileEvent,
  type ProfileDetails,
  type ProfileField,
  profileFields,
  profileUpdated,
  tidied,
} from './influencer-profile.js';
import { profileErrors } from './profile.errors.js';
import { profileFaults } from './profile-faults.js';

type Plain = Pick<InfluencerProfile, 'name' | 'handle' | 'bio' | 'city' | 'country' | 'categories' | 'avatarPath'>;

/** An account as entered by the influencer; we set when it was last confirmed. */
type GivenAccount = Pick<SocialAccount, 'platform' | 'handle' | 'followers' | 'engagement' | 'country'>;

/** Undefined fields stay; in `attributes`, so do lists that aren't given. */
export type ProfileChanges = Partial<Plain & ProfileDetails> & Readonly<{ accounts?: readonly GivenAccount[] }>;

/**
 * Applies a profile change by an influencer, or by staff on their behalf.
 * @returns null when nothing changes
 * @throws identity/role-not-enough, identity/seat-needed, profiles/not-staff, profiles/wrong-profile, request/invalid
 */
export function changeProfile(
  profile: InfluencerProfile,
  { accounts, attributes, ...plain }: ProfileChanges,
  actor: Actor,
  now: Date,
): [InfluencerProfile, InfluencerProfileEvent] | null {
  checkMayChange(actor);
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const merged: InfluencerProfile = tidied({
    ...profile,
    ...(given as Partial<Plain & ProfileDetails>),
    attributes: { ...profile.attributes, ...attributes },
    accounts: accounts ? accountsFrom(profile.accounts, accounts, now) : profile.accounts,
  });
  const next = withFigures(merged);
  const changed = differences(profile, next);
  if (changed.length === 0) return null;
  checkOffered('city', influencerCities, next.city, profile.city);
  checkOffered('categories', brandCategories, next.categories, profile.categories);
  const faults = profileFaults(next, profile, changed, now);
  if (Object.keys(faults).length > 0) throw profileErrors.wrongProfile(faults);

  const updated = { ...next, updatedAt: now };
  return [updated, profileUpdated(updated, changed, actor, now)];
}

/** @throws identity/role-not-enough, identity/seat-needed, profiles/not-staff */
function checkMayChange(actor: Actor): void {
  if (actor.role !== 'admin') checkMember(actor, 'profile');
  else if (!mayAsStaff(actor, 'influencer.change')) throw profileErrors.notStaff();
}

const byPlatform = (a: SocialAccount, b: SocialAccount) => a.platform.localeCompare(b.platform);

/** An unchanged account keeps the time at which it was last confirmed; another handle is another account. */
function accountsFrom(before: readonly SocialAccount[], given: readonly GivenAccount[], now: Date): SocialAccount[] {
  return given
    .map((account) => {
      const known = before.find(({ platform }) => platform === account.platform);
      const same = known?.handle.toLowerCase() === account.handle.toLowerCase();
      const next: SocialAccount = { ...account, categories: same ? known.categories : [], updatedAt: now };
      return known && isSame({ ...next, updatedAt: known.updatedAt }, known) ? known : next;
    })
    .sort(byPlatform);
}

const differences = (before: InfluencerProfile, after: InfluencerProfile): ProfileField[] =>
  profileFields.filter((field) => !isSame(before[field], after[field]));

/** Compares plain data; the order of an object's fields is ignored. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.entries(value)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, inner]) => [key, ordered(inner)]);
};
