import type { Platform } from '../../../contract/lists/index.js';
import { type Influencer, newInfluencer, type SocialAccount, withFigures } from './influencer.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';

/**
 * An influencer as described by a table row; null is unknown. `row` is the row's number, `asOf` the date of the
 * figures.
 */
export type ImportedPerson = Readonly<{
  row: number;
  handle: string;
  name: string | null;
  city: string | null;
  email: string | null;
  asOf: string;
}> &
  Omit<SocialAccount, 'platform' | 'handle' | 'updatedAt'>;

/** Why a known person isn't changed. */
export type KeepReason = 'unchanged' | 'older' | 'claimed' | 'other-account';

/** A row's effect on existing data. */
export type ImportPlan =
  | Readonly<{ kind: 'create' | 'update'; influencer: Influencer }>
  | Readonly<{ kind: 'keep'; reason: KeepReason }>;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const accountOf = (
  { handle, followers, engagement, country, categories }: ImportedPerson,
  platform: Platform,
  now: Date,
): SocialAccount => ({
  platform,
  handle,
  followers,
  engagement,
  country,
  categories,
  updatedAt: now,
});

/** Newer data wins; fields missing from a row stay. */
function refreshed(
  known: SocialAccount,
  { followers, engagement, country, categories }: ImportedPerson,
  now: Date,
): SocialAccount {
  const next: SocialAccount = {
    ...known,
    followers: followers ?? known.followers,
    engagement: engagement ?? known.engagement,
    country: country ?? known.country,
    categories: categories.length > 0 ? categories : known.categories,
  };
  return JSON.stringify(next) === JSON.stringify(known) ? known : { ...next, updatedAt: now };
}

const day = 24 * 60 * 60 * 1_000;

/**
 * The name comes from the newest figures; of the same day, from the first account. A handle used as a name gives way to
 * any real name, never the reverse.
 */
function nameFor(
  { name, handle, accounts }: Influencer,
  person: ImportedPerson,
  platform: Platform,
  figuresAt: Date,
): string {
  if (person.name === null || same(person.name, handle)) return name;
  const others = accounts.filter((account) => account.platform !== platform);
  const isNewest = others.every(({ updatedAt }) => figuresAt.getTime() - updatedAt.getTime() >= day);
  return isNewest || same(name, handle) ? person.name : name;
}

const categoriesOf = (accounts: readonly SocialAccount[]): string[] => [
  ...new Set(accounts.flatMap(({ categories }) => categories)),
];

const byPlatform = (a: SocialAccount, b: SocialAccount) => a.platform.localeCompare(b.platform);

/**
 * A row's effect: creates an unclaimed profile, refreshes it, adds an account on another platform, or does nothing.
 * Older figures never replace newer ones.
 * @param known the person with exactly this handle, on this platform or another
 * @param figuresAt the end of the figures' day; now, if that is today
 */
export function planImport(
  person: ImportedPerson,
  platform: Platform,
  known: Influencer | null,
  now: Date,
  figuresAt: Date = now,
): ImportPlan {
  const { handle, categories, city, email } = person;
  if (!known) {
    const details = {
      name: person.name ?? handle,
      handle,
      categories,
      city,
      email,
    };
    const made = newInfluencer(details, 'imported', now);
    const accounts = [accountOf(person, platform, figuresAt)];
    return { kind: 'create', influencer: withFigures({ ...made, accounts }) };
  }
  if (known.claimed) return { kind: 'keep', reason: 'claimed' };

  const present = known.accounts.find((account) => account.platform === platform);
  if (present && !same(present.handle, handle)) return { kind: 'keep', reason: 'other-account' };
  if (present && figuresAt < present.updatedAt) return { kind: 'keep', reason: 'older' };
  const account = present ? refreshed(present, person, figuresAt) : accountOf(person, platform, figuresAt);
  const next = {
    name: nameFor(known, person, platform, figuresAt),
    city: city ?? known.city,
    email: email ?? known.email,
  };
  const isSame =
    account === present && Object.entries(next).every(([field, value]) => known[field as keyof typeof next] === value);
  if (isSame) return { kind: 'keep', reason: 'unchanged' };

  const accounts = [...known.accounts.filter((other) => other !== present), account].sort(byPlatform);
  const categoriesNow = categoriesOf(accounts);
  return {
    kind: 'update',
    influencer: withFigures({ ...known, ...next, accounts, categories: categoriesNow, updatedAt: now }),
  };
}

/** One event per stored batch rather than per person: a table may have a million rows. */
export type ImportEvent = DomainEvent<
  'import.applied',
  { platform: Platform; firstRow: number; lastRow: number; created: number; updated: number }
>;

export const importApplied = (
  importId: string,
  actor: Actor,
  now: Date,
  payload: ImportEvent['payload'],
): ImportEvent => eventOf('import.applied', { type: 'import', id: importId }, actor, now, payload);
