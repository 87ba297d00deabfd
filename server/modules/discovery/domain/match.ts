import { cityOf } from '../../../contract/lists/index.js';
import { engagementSteps, type InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import { matchPoints } from '../../../contract/rules/match.js';
import type { Targeting } from './targeting.js';

/** One wish: having any of the options earns the points, once. */
export type Wish = Readonly<{ list: InfluencerFilterName; options: readonly string[]; points: number }>;

/** What a brand or an offer is and where: the ids of its city and its category. */
export type Subject = Readonly<{ city: string; category: string }>;

/** Whom a brand or an offer suits: the more of the wishes someone meets, the better. */
export type Target = Readonly<{
  wishes: readonly Wish[];
  /** The brand's own words. */
  words: readonly string[];
  /** What words can be worth at most, those of the brand or of the offer. */
  wordsAtMost: number;
}>;

/** The options someone has, list by list, as brands may see them. */
export type Tastes = Readonly<Partial<Record<InfluencerFilterName, readonly string[]>>>;

/** What the words of a bio are worth beside those of a brand or an offer, and in which words. */
export type NearText = Readonly<{ points: number; because: string }>;

/** Why a score is as high as it is: a wish that is met, with the options that meet it, or the words of a bio. */
type MatchReason =
  | Readonly<{ kind: 'wish'; list: InfluencerFilterName; options: readonly string[]; points: number }>
  | Readonly<{ kind: 'words'; because: string; points: number }>;

export type Match = Readonly<{
  score: number;
  /** What nobody can exceed. */
  of: number;
  /** They add up to the score. */
  reasons: readonly MatchReason[];
  /** What is wanted and not met: with any of the options the score would be so much higher. */
  missing: readonly Wish[];
}>;

const wishesOf = (list: InfluencerFilterName, options: readonly string[]): Wish[] => {
  if (list === 'band') return [{ list, options, points: matchPoints.band }];
  return options.map((option) => ({ list, options: [option], points: matchPoints.option }));
};

/** Points for anyone, whichever brand asks. */
const ofEverybody: readonly Wish[] = [
  ...engagementSteps.map((step): Wish => ({
    list: 'engagement',
    options: [String(step)],
    points: matchPoints.engagement,
  })),
  { list: 'profile', options: ['claimed'], points: matchPoints.claimed },
];

/** Place and topic of the brand or the offer, what the brand wants, and what speaks for anybody. */
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

/** An offer speaks for itself: its own words count in place of the brand's. */
export const targetOfOffer = (subject: Subject, targeting: Targeting): Target => ({
  ...targetOf(subject, { ...targeting, words: [] }),
  wordsAtMost: matchPoints.words,
});

const sum = (wishes: readonly Wish[]): number => wishes.reduce((total, { points }) => total + points, 0);

export const scoreAtMost = ({ wishes, wordsAtMost }: Target): number => sum(wishes) + wordsAtMost;

/** What so many words of a brand or an offer are worth in a bio. */
export const pointsOfWords = (count: number): number => Math.min(matchPoints.words, count * matchPoints.word);

const metBy = ({ list, options }: Wish, tastes: Tastes): readonly string[] =>
  options.filter((option) => tastes[list]?.includes(option));

const stepOf = ({ list, options: [step] }: Wish): number => (list === 'engagement' ? Number(step) : 0);

/** What it would add: reaching a step of engagement reaches the lower ones too. */
const gainOf = (wish: Wish, unmet: readonly Wish[]): number =>
  wish.list === 'engagement'
    ? sum(unmet.filter((other) => other.list === 'engagement' && stepOf(other) <= stepOf(wish)))
    : wish.points;

/** How well someone suits, why, and what would make them suit better. */
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

/** Of each of these groups at least one wish is met. */
export type Way = readonly (readonly Wish[])[];

/** So many of the wishes that are worth most are looked at one by one: with each of them, and without. */
const lookedAt = 3;

/**
 * Everyone with a score of `least` or more matches one of these ways, and few others do, so only the matches have to be scored.
 * Someone who lacks a valuable wish can lack little else, and the rest is put into groups that are worth more together than can
 * be lacked.
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

/** Someone who lacks no more than this meets at least one wish in each group. */
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
