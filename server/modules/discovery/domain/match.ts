import { cityOf } from '../../../contract/lists/index.js';
import { engagementSteps, type InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import { matchPoints } from '../../../contract/rules/match.js';
import type { Targeting } from './targeting.js';

/** One wish: having any of the options earns its points, once. */
export type Wish = Readonly<{ list: InfluencerFilterName; options: readonly string[]; points: number }>;

/** The city and category ids of a brand or offer. */
export type Subject = Readonly<{ city: string; category: string }>;

/** The wishes of a brand or offer: the more of them someone meets, the better the match. */
export type Target = Readonly<{
  wishes: readonly Wish[];
  /** The brand's own words. */
  words: readonly string[];
  /** The most points that text similarity can add, for the brand's or the offer's words. */
  wordsAtMost: number;
}>;

/** Someone's options by list, as brands can see them. */
export type Tastes = Readonly<Partial<Record<InfluencerFilterName, readonly string[]>>>;

/** The points for similarity between a bio and a brand's or offer's text, and the matching words. */
export type NearText = Readonly<{ points: number; because: string }>;

/** A reason for a score: a wish that is met, with its matching options, or words of the bio. */
type MatchReason =
  | Readonly<{ kind: 'wish'; list: InfluencerFilterName; options: readonly string[]; points: number }>
  | Readonly<{ kind: 'words'; because: string; points: number }>;

export type Match = Readonly<{
  score: number;
  /** The maximum. */
  of: number;
  /** They add up to the score. */
  reasons: readonly MatchReason[];
  /** A wish that isn't met: any of its options would add this many points. */
  missing: readonly Wish[];
}>;

const wishesOf = (list: InfluencerFilterName, options: readonly string[]): Wish[] => {
  if (list === 'band') return [{ list, options, points: matchPoints.band }];
  return options.map((option) => ({ list, options: [option], points: matchPoints.option }));
};

/** Points that don't depend on the brand. */
const ofEverybody: readonly Wish[] = [
  ...engagementSteps.map((step): Wish => ({
    list: 'engagement',
    options: [String(step)],
    points: matchPoints.engagement,
  })),
  { list: 'profile', options: ['claimed'], points: matchPoints.claimed },
];

/** The place and topic of the brand or offer, the brand's wishes, and general merits. */
export function targetOf({ city, category }: Subject, { wanted, protectedWishes, words }: Targeting): Target {
  const lists = Object.entries(wanted) as [InfluencerFilterName, readonly string[]][];
  return {
    wishes: [
      ...(cityOf(city) ? [{ list: 'city', options: [city], points: matchPoints.city } as const] : []),
      { list: 'category', options: [category], points: matchPoints.category },
      ...lists.filter(([, options]) => options.length > 0).flatMap(([list, options]) => wishesOf(list, options)),
      ...protectedWishes.flatMap(({ list, options }) => wishesOf(list, options)),
      ...ofEverybody,
    ],
    words,
    wordsAtMost: pointsOfWords(words.length),
  };
}

/** An offer's own words replace the brand's. */
export const targetOfOffer = (subject: Subject, targeting: Targeting): Target => ({
  ...targetOf(subject, { ...targeting, words: [] }),
  wordsAtMost: matchPoints.words,
});

const sum = (wishes: readonly Wish[]): number => wishes.reduce((total, { points }) => total + points, 0);

export const scoreAtMost = ({ wishes, wordsAtMost }: Target): number => sum(wishes) + wordsAtMost;

/** Points for this many matching words in a bio. */
export const pointsOfWords = (count: number): number => Math.min(matchPoints.words, count * matchPoints.word);

const metBy = ({ list, options }: Wish, tastes: Tastes): readonly string[] =>
  options.filter((option) => tastes[list]?.includes(option));

const stepOf = ({ list, options: [step] }: Wish): number => (list === 'engagement' ? Number(step) : 0);

/** What it would add: reaching a level of engagement includes the lower ones. */
const gainOf = (wish: Wish, unmet: readonly Wish[]): number =>
  wish.list === 'engagement'
    ? sum(unmet.filter((other) => other.list === 'engagement' && stepOf(other) <= stepOf(wish)))
    : wish.points;

/** How well someone matches, why, and what would improve the match. */
export function matchOf(target: Target, tastes: Tastes, text: NearText | null): Match {
  const reasons: MatchReason[] = target.wishes.flatMap((wish) => {
    const options = metBy(wish, tastes);
    return options.length > 0 ? [{ kind: 'wish', list: wish.list, options, points: wish.points }] : [];
  });
  if (text && text.points > 0) reasons.push({ kind: 'words', ...text });
  const unmet = target.wishes.filter((wish) => metBy(wish, tastes).length === 0);
  return {
    score: reasons.reduce((total, { points }) => total + points, 0),
    of: scoreAtMost(target),
    reasons,
    missing: unmet.map((wish) => ({ ...wish, points: gainOf(wish, unmet) })),
  };
}

/** At least one wish in each of these groups is met. */
export type Way = readonly (readonly Wish[])[];

/** How many of the most valuable wishes are branched on, with and without each. */
const lookedAt = 3;

/**
 * Everyone scoring `least` or more matches one of these ways, and few others do, so only the matches have to be scored.
 * Someone who lacks a valuable wish can lack little else, and the remaining wishes are grouped so that nobody can lack
 * a whole group.
 */
export function waysToReach(wishes: readonly Wish[], least: number): Way[] {
  const byPoints = wishes.toSorted((a, b) => b.points - a.points);
  const ways = (from: number, mayLack: number, met: Way): Way[] => {
    const next = byPoints[from];
    if (mayLack < 0) return [];
    if (!next || from === lookedAt) return [[...met, ...groupsOf(byPoints.slice(from), mayLack)]];
    return [...ways(from + 1, mayLack, [...met, [next]]), ...ways(from + 1, mayLack - next.points, met)];
  };
  return ways(0, sum(wishes) - least, []);
}

/** Someone who lacks no more points than this meets at least one wish in each group. */
function groupsOf(wishes: readonly Wish[], mayLack: number): Wish[][] {
  const groups: Wish[][] = [];
  let group: Wish[] = [];
  for (const wish of wishes) {
    group.push(wish);
    if (sum(group) > mayLack) {
      groups.push(group);
      group = [];
    }
  }
  return groups;
}
