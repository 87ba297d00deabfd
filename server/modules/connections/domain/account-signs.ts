import { platformLabel } from '../../../contract/lists/labels.js';
import { cityOf, countries } from '../../../contract/lists/places.js';
import type { Platform } from '../../../contract/lists/social.js';
import { type Actor, checkMember, type DomainEvent, eventOf, mayAsStaff, newId } from '../../../shared/kernel/index.js';
import type { AccountReading } from './account-numbers.js';
import { connectionErrors } from './connection.errors.js';

/**
 * What can look bought: followers that came without a post, few reactions for the size, an audience in other countries or,
 * where the platform names cities, in other cities, few comments for the likes. Each is a figure and how usual it is. None is a verdict, and no ranking counts them.
 */
export const signKinds = ['quiet-growth', 'engagement', 'audience-away', 'audience-outside', 'comments'] as const;
export type SignKind = (typeof signKinds)[number];

/** A delivered post's newest numbers, as its platform reported them; null for those it didn't. */
export type PostCounts = Readonly<{ likes: number | null; comments: number | null }>;

/** What the figures are calculated from. */
export type SignEvidence = Readonly<{
  /** Oldest first. */
  readings: readonly Pick<AccountReading, 'day' | 'followers' | 'posts' | 'audience'>[];
  posts: readonly PostCounts[];
}> &
  CreatorHome;

/** Where a creator lives: ISO 3166 and the id of a city; null if unknown. */
export type CreatorHome = Readonly<{ country: string | null; city: string | null }>;

/** Shares from 0 to 1, except growth, which can be more. */
export type SignFigure = Readonly<{ kind: SignKind; value: number }>;

/** How many of the other creators it is compared with have a figure at least as far out. */
export type SignRank = Readonly<{ among: number; asFar: number }>;

/** How far back readings, and other creators' figures, are taken into account. A decision is valid as long. */
export const signDays = 90;
/** The newest posts that count. */
export const signPosts = 20;
/** With fewer others to compare with, we say nothing. */
export const leastOthers = 20;

const leastPosts = 3;
/** Below this, a few friends change every figure. */
const leastFollowers = 500;
/** Where our cities are, as Instagram names them. */
const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'];
/** Instagram lists at most as many. */
const listedCities = 45;
const quietDays = { least: 3, most: 14 } as const;

/** The figures that can be calculated, in the order of their kinds. */
export function signsIn(evidence: SignEvidence): SignFigure[] {
  const values: Readonly<Record<SignKind, number | null>> = {
    'quiet-growth': quietGrowth(evidence),
    engagement: engagement(evidence),
    'audience-away': audienceAway(evidence),
    'audience-outside': audienceOutside(evidence),
    comments: commentsPerLike(evidence),
  };
  return signKinds.flatMap((kind) => (values[kind] === null ? [] : [{ kind, value: values[kind] }]));
}

/** The strongest growth within two weeks in which no post was added; null if there was no such time. */
function quietGrowth({ readings }: SignEvidence): number | null {
  const known = readings.flatMap(({ day, followers, posts }) =>
    followers === null || posts === null ? [] : [{ at: Date.parse(day) / 86_400_000, followers, posts }],
  );
  let most: number | null = null;
  for (const [index, first] of known.entries()) {
    if (first.followers < leastFollowers) continue;
    for (let next = index + 1; next < known.length; next += 1) {
      const days = known[next]!.at - first.at;
      if (days > quietDays.most || known[next]!.posts > known[next - 1]!.posts) break;
      if (days >= quietDays.least) most = Math.max(most ?? 0, known[next]!.followers / first.followers - 1);
    }
  }
  return most;
}

function engagement({ readings, posts }: SignEvidence): number | null {
  const followers = readings.findLast((each) => each.followers !== null)?.followers ?? 0;
  if (followers < leastFollowers) return null;
  return typical(
    posts.flatMap(({ likes, comments }) => (likes === null ? [] : [(likes + (comments ?? 0)) / followers])),
  );
}

function audienceAway({ readings, country }: SignEvidence): number | null {
  const countries = readings.findLast((each) => each.audience !== null)?.audience?.countries ?? [];
  if (country === null || countries.length === 0) return null;
  return 1 - (countries.find(({ key }) => key === country)?.share ?? 0);
}

/** A city that isn't among those listed has at most as much as the smallest of them, if the list is full. */
function audienceOutside({ readings, city }: SignEvidence): number | null {
  const name = cityNameOf(city);
  const cities = readings.findLast((each) => each.audience?.cities?.length)?.audience?.cities ?? [];
  if (!name || cities.length === 0) return null;
  const home = cities.find(({ key }) => isCity(key, name))?.share;
  return 1 - (home ?? (cities.length < listedCities ? 0 : cities.at(-1)!.share));
}

/** `Newcastle upon Tyne, England` is Newcastle, and `Birmingham, Alabama` isn't Birmingham. */
function isCity(key: string, name: string): boolean {
  const [city = '', region = ''] = key.split(', ');
  return nations.includes(region) && (city === name || city.startsWith(`${name} `));
}

const cityNameOf = (city: string | null): string | null =>
  city === null || city === 'other' ? null : (cityOf(city)?.label ?? null);

function commentsPerLike({ posts }: SignEvidence): number | null {
  return typical(posts.flatMap(({ likes, comments }) => (likes && comments !== null ? [comments / likes] : [])));
}

/** The median. */
function typical(values: readonly number[]): number | null {
  if (values.length < leastPosts) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** Whether it is a low figure that is far out, rather than a high one. */
export const isLowFar = (kind: SignKind): boolean => kind === 'engagement' || kind === 'comments';

/** Engagement falls with size, so it's compared between a third and three times the followers. */
export const isBySize = (kind: SignKind): boolean => kind === 'engagement';
export const sizeFactor = 3;

const percent = (share: number): string =>
  share > 0 && share < 0.01 ? `${(share * 100).toFixed(1)}%` : `${Math.round(share * 100)}%`;

const homeOf = (country: string | null): string => {
  const home = countries.find(({ id }) => id === country)?.label;
  if (!home) return 'their own country';
  return /^(United|Netherlands)/.test(home) ? `the ${home}` : home;
};

/** The figure in a sentence. */
export function signWords({ kind, value }: SignFigure, { country, city }: CreatorHome): string {
  switch (kind) {
    case 'quiet-growth':
      return `Followers grew by up to ${percent(value)} within ${quietDays.most} days without a new post.`;
    case 'engagement':
      return `A typical post gets likes and comments from ${percent(value)} of followers.`;
    case 'audience-away':
      return `${percent(value)} of the audience is outside ${homeOf(country)}.`;
    case 'audience-outside':
      return `${percent(value)} of the audience is outside ${cityNameOf(city) ?? 'their own city'}.`;
    case 'comments':
      return value === 0
        ? 'A typical post has likes, but no comments.'
        : `A typical post has 1 comment for every ${Math.max(1, Math.round(1 / value))} likes.`;
  }
}

/** How usual that is, in a sentence. Null with too few others. */
export function usualWords(kind: SignKind, platform: Platform, { among, asFar }: SignRank): string | null {
  if (among < leastOthers) return null;
  const others = `other verified ${platformLabel(platform)} creators${kind === 'engagement' ? ' with a similar following' : ''}`;
  const far = isLowFar(kind) ? 'as little or less' : 'as much or more';
  if (asFar === 0) return `None of ${among} ${others} has ${far}.`;
  return `${asFar} of ${among} ${others} ${asFar === 1 ? 'has' : 'have'} ${far} (${percent(asFar / among)}).`;
}

export const signDecisions = ['upheld', 'withdrawn'] as const;
export type SignDecision = (typeof signDecisions)[number];

/** A creator says that a figure about their account gives the wrong impression, and staff decide. */
export type SignContest = Readonly<{
  id: string;
  influencerId: string;
  platform: Platform;
  kind: SignKind;
  /** The figure and how usual it is, as the creator read them. */
  words: string;
  reason: string;
  contestedBy: string;
  contestedAt: Date;
  decision: SignDecision | null;
  note: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}>;

export type SignEvent = DomainEvent<
  'account-sign.contested' | 'account-sign.decided',
  Readonly<{ influencerId: string; platform: Platform; kind: SignKind; decision?: SignDecision }>
>;

/** From when on a decision is still valid. */
export const decidedSince = (now: Date): Date => new Date(now.getTime() - signDays * 86_400_000);

/** @throws connections/reason-needed, identity/role-not-enough */
export function contestSign(
  about: Pick<SignContest, 'influencerId' | 'platform' | 'kind' | 'words'>,
  reason: string,
  actor: Actor,
  now: Date,
): [SignContest, SignEvent] {
  checkMember(actor, 'profile');
  const contest = {
    ...{ ...about, id: newId(), reason: reasonIn(reason), contestedBy: actor.userId, contestedAt: now },
    ...{ decision: null, note: null, decidedBy: null, decidedAt: null },
  };
  return [contest, signEvent('account-sign.contested', contest, actor, now)];
}

/** Staff keep or withdraw the figure. @throws connections/not-staff, connections/contest-decided, connections/reason-needed */
export function decideContest(
  contest: SignContest,
  decision: SignDecision,
  note: string,
  actor: Actor,
  now: Date,
): [SignContest, SignEvent] {
  if (!mayAsStaff(actor, 'influencer.review')) throw connectionErrors.notStaff();
  if (contest.decision) throw connectionErrors.contestDecided();
  const decided = { ...contest, decision, note: reasonIn(note), decidedBy: actor.userId, decidedAt: now };
  return [decided, signEvent('account-sign.decided', decided, actor, now)];
}

function reasonIn(typed: string): string {
  const reason = typed.trim();
  if (reason === '') throw connectionErrors.reasonNeeded();
  return reason;
}

const signEvent = (
  name: SignEvent['name'],
  { id, influencerId, platform, kind, decision }: SignContest,
  actor: Actor,
  now: Date,
): SignEvent =>
  eventOf(name, { type: 'account-sign', id }, actor, now, {
    ...{ influencerId, platform, kind },
    ...(decision && { decision }),
  });
