import type { SafetyCategory } from '../../../contract/lists/index.js';
import { influencerFilters, type InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import { protectedListOf, protectedLists, targetingLimits, wantedLists } from '../../../contract/rules/match.js';
import { type Actor, checkMember, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { discoveryErrors } from './discovery.errors.js';

/** A protected list that a brand uses for scoring, and why. Who did so and when stays on record. */
export type ProtectedWish = Readonly<{
  list: InfluencerFilterName;
  options: readonly string[];
  reason: string;
  askedBy: string;
  askedAt: Date;
}>;

/** Whom a brand is looking for, and whom it never wants to see. `version` is 0 until it is set. */
export type Targeting = Readonly<{
  brandId: string;
  wanted: Readonly<Partial<Record<InfluencerFilterName, readonly string[]>>>;
  protectedWishes: readonly ProtectedWish[];
  words: readonly string[];
  exclude: readonly SafetyCategory[];
  updatedAt: Date | null;
  version: number;
}>;

/** A brand's input about who they're looking for. */
export type TargetingDetails = Pick<Targeting, 'wanted' | 'words'> &
  Readonly<{ protectedWishes: readonly Pick<ProtectedWish, 'list' | 'options' | 'reason'>[] }>;

export type TargetingEvent = DomainEvent<
  'targeting.changed' | 'targeting.exclusions-changed',
  {
    wanted: Targeting['wanted'];
    protectedWishes: readonly Pick<ProtectedWish, 'list' | 'options' | 'reason'>[];
    words: readonly string[];
    exclude: readonly SafetyCategory[];
  }
>;

export const noTargeting = (brandId: string): Targeting => ({
  brandId,
  wanted: {},
  protectedWishes: [],
  words: [],
  exclude: [],
  updatedAt: null,
  version: 0,
});

const happened = (name: TargetingEvent['name'], targeting: Targeting, actor: Actor, now: Date): TargetingEvent =>
  eventOf(name, { type: 'targeting', id: targeting.brandId }, actor, now, {
    wanted: targeting.wanted,
    protectedWishes: targeting.protectedWishes.map(({ list, options, reason }) => ({ list, options, reason })),
    words: targeting.words,
    exclude: targeting.exclude,
  });

/**
 * Replaces whom the brand is looking for. A protected list counts only with a reason, which stays on record.
 * @throws identity/role-not-enough, discovery/protected-list, discovery/protected-word, discovery/reason-needed,
 * discovery/too-much-wanted
 */
export function changeTargeting(
  targeting: Targeting,
  { wanted, words, protectedWishes }: TargetingDetails,
  actor: Actor,
  now: Date,
): [Targeting, TargetingEvent] {
  checkMember(actor, 'profile');
  checkLists(wanted, protectedWishes);
  checkWords(words);
  const asked = new Map(targeting.protectedWishes.map((wish) => [wish.list, wish]));
  const changed: Targeting = {
    ...targeting,
    wanted: Object.fromEntries(Object.entries(wanted).filter(([, options]) => options.length > 0)),
    words: [...new Set(words.map((word) => word.trim().toLowerCase()))],
    protectedWishes: protectedWishes.map(({ list, options, reason }) => {
      const before = asked.get(list);
      const same = before?.reason === reason.trim() && before.options.join() === options.join();
      return same ? before : { list, options, reason: reason.trim(), askedBy: actor.userId, askedAt: now };
    }),
    updatedAt: now,
  };
  return [changed, happened('targeting.changed', changed, actor, now)];
}

function checkLists(wanted: TargetingDetails['wanted'], protectedWishes: TargetingDetails['protectedWishes']): void {
  const named = Object.entries(wanted).filter(([, options]) => options.length > 0);
  for (const [list] of named)
    if (!wantedLists.includes(list as InfluencerFilterName)) throw discoveryErrors.protectedList(list);
  for (const { list, reason } of protectedWishes) {
    if (!protectedLists.includes(list)) throw discoveryErrors.protectedList(list);
    if (reason.trim().length < targetingLimits.reasonMin) throw discoveryErrors.reasonNeeded(targetingLimits.reasonMin);
  }
  const all = [...named.map(([, options]) => options), ...protectedWishes.map(({ options }) => options)];
  if (all.flat().length > targetingLimits.options) throw discoveryErrors.tooMuchWanted(targetingLimits.options);
}

function checkWords(words: readonly string[]): void {
  for (const word of words) {
    const list = protectedListOf(word);
    if (list) throw discoveryErrors.protectedWord(word.trim(), influencerFilters[list].label);
  }
}

/** Replaces the flags that exclude people from the brand's results. @throws identity/role-not-enough */
export function changeExclusions(
  targeting: Targeting,
  exclude: readonly SafetyCategory[],
  actor: Actor,
  now: Date,
): [Targeting, TargetingEvent] {
  checkMember(actor, 'profile');
  const changed: Targeting = { ...targeting, exclude: [...new Set(exclude)], updatedAt: now };
  return [changed, happened('targeting.exclusions-changed', changed, actor, now)];
}
