import type { Platform } from '../../../contract/lists/index.js';
import { type Influencer, newInfluencer, type SocialAccount, withFigures } from './influencer.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';

/** Somebody as a row of a table tells of them; null is unknown. `row` is the number of that row. */
export type ImportedPerson = Readonly<{ row: number; handle: string; name: string | null }> &
  Omit<SocialAccount, 'platform' | 'handle' | 'updatedAt'>;

/** Why somebody we know stays as they are. */
export type KeepReason = 'unchanged' | 'claimed' | 'other-account';

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

/** What is new wins; what a row does not know stays. */
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

/** A handle in the place of a name gives way to a name; a name stays. */
const nameFor = ({ name, handle }: Influencer, person: ImportedPerson): string =>
  person.name !== null && same(name, handle) && !same(person.name, handle) ? person.name : name;

const categoriesOf = (accounts: readonly SocialAccount[]): string[] => [
  ...new Set(accounts.flatMap(({ categories }) => categories)),
];

const byPlatform = (a: SocialAccount, b: SocialAccount) => a.platform.localeCompare(b.platform);

/**
 * What a row does: makes an unclaimed profile, refreshes it, adds an account on another platform, or nothing at all.
 * @param known the person with exactly this handle, on this platform or another
 */
export function planImport(
  person: ImportedPerson,
  platform: Platform,
  known: Influencer | null,
  now: Date,
): ImportPlan {
  const { handle, categories } = person;
  if (!known) {
    const details = {
      name: person.name ?? handle,
      handle,
      categories,
      accounts: [accountOf(person, platform, now)],
    };
    return { kind: 'create', influencer: newInfluencer(details, 'imported', now) };
  }
  if (known.claimed) return { kind: 'keep', reason: 'claimed' };

  const present = known.accounts.find((account) => account.platform === platform);
  if (present && !same(present.handle, handle)) return { kind: 'keep', reason: 'other-account' };
  const account = present ? refreshed(present, person, now) : accountOf(person, platform, now);
  const name = nameFor(known, person);
  if (account === present && name === known.name) return { kind: 'keep', reason: 'unchanged' };

  const accounts = [...known.accounts.filter((other) => other !== present), account].sort(byPlatform);
  const next = withFigures({ ...known, name, accounts, categories: categoriesOf(accounts), updatedAt: now });
  return { kind: 'update', influencer: next };
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
