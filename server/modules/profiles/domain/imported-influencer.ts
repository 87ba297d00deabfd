import type { Platform } from '../../../contract/lists/index.js';
import { type Influencer, newInfluencer, type SocialAccount, withFigures } from './influencer.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';

/** An influencer as a row of a table describes them; null is unknown. `row` is the number of that row, `asOf` the day of the figures. */
export type ImportedPerson = Readonly<{
  row: number;
  handle: string;
  name: string | null;
  city: string | null;
  email: string | null;
  asOf: string;
}> &
  Omit<SocialAccount, 'platform' | 'handle' | 'updatedAt'>;

/** Why someone we know stays as they are. */
export type KeepReason = 'unchanged' | 'older' | 'claimed' | 'other-account';

/** What a row does to what we have. */
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

/** What is newer wins; what a row does not know stays. */
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
 * A name is that of the newest figures; of one day it is that of the account which was first. A handle in the place of a name gives
 * way to any name, and no name gives way to a handle.
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
 * What a row does: makes an unclaimed profile, refreshes it, adds an account on another platform, or nothing at all. Figures of an
 * older day replace none of a newer one.
 * @param known the person with exactly this handle, on this platform or another
 * @param figuresAt the end of the day of the figures; now, where that is today
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

/** One for every stored batch, and not one a person: a table may hold a million. */
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
