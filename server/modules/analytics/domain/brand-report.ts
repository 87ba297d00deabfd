import type { CollabOutcome, CollabStage, DeliverableType, Platform } from '../../../contract/lists/index.js';
import { collabStages } from '../../../contract/lists/collab.js';
import type { Numbers } from './reading.js';
import type { Basis, PieceMetric } from '../../../contract/metrics.js';
import type { GiftBasis } from '../../../contract/rules/bill.js';
import { planFor, type PlanId } from '../../../contract/plans.js';
import type { Period } from './period.js';
import { byName } from '../../../contract/rules/by-name.js';

/** Totals over several pieces. Amounts in pence. */
export type Figures = Readonly<{
  pieces: number;
  /** Those that are posts, and can have numbers. */
  posts: number;
  /** Those with numbers, by source. */
  bases: Readonly<Record<Basis, number>>;
  /** Null if no post has reported it. */
  reach: number | null;
  views: number | null;
  engagements: number | null;
  /** Engagements ÷ reach, for posts with a known reach; 0.05 is 5%. Null if there are none. */
  rate: number | null;
  /** Earned media value: an estimate. */
  earnedPence: number | null;
}>;

/** One piece on the wall. */
export type WallPiece = Readonly<{
  id: string;
  collabId: string;
  title: string;
  type: DeliverableType;
  platform: Platform | null;
  influencer: Named;
  postUrl: string | null;
  publishedAt: Date;
  /** The file, while the brand has rights to it. */
  mediaId: string | null;
  /** The newest of each kind. */
  numbers: Numbers | null;
  /** The least reliable source among the numbers. */
  basis: Basis | null;
  bases: Readonly<Record<PieceMetric, Basis | null>> | null;
  takenAt: Date | null;
}>;

export type Named = Readonly<{ id: string; name: string; handle: string }>;

/** The cost of the period, in pence, by item. */
export type Cost = Readonly<{
  planPence: number;
  extrasPence: number;
  giftsPence: number;
  noShowsPence: number;
  totalPence: number;
  /** Rounded to a penny; null if nothing was published. */
  ofPiecePence: number | null;
  visits: number;
  /** The gift's value: measured for visits that have a bill, agreed for the others. */
  measuredVisits: number;
  noShows: number;
}>;

/** Payments beyond the plan, and the value of gifts. */
export type Spendings = Readonly<{
  extrasPence: number;
  giftsPence: number;
  visits: number;
  measuredVisits: number;
  noShowsPence: number;
  noShows: number;
}>;

/** A span on one plan: a paid month, or the part before or after an upgrade. */
export type PlanTime = Readonly<{
  plan: PlanId;
  startsAt: Date;
  endsAt: Date;
  monthStartsAt: Date;
  monthEndsAt: Date;
}>;

/** The funnel of Collabs requested in the period: each stage counts those that reached it. */
export type Funnel = Readonly<{
  stages: readonly Readonly<{ stage: CollabStage; count: number }>[];
  ended: Readonly<Partial<Record<CollabOutcome, number>>>;
  /** How many owe content that is late now. */
  late: number;
}>;

export type Answers = Readonly<{
  requests: number;
  answered: number;
  /** Null if no requests were answered. */
  medianMinutes: number | null;
  within48Hours: number;
}>;

export const noFigures: Figures = {
  ...{ pieces: 0, posts: 0, bases: { measured: 0, declared: 0, estimated: 0 } },
  ...{ reach: null, views: null, engagements: null, rate: null, earnedPence: null },
};

export type PlatformRow = Readonly<{ platform: Platform | null }> & Figures;
export type TrendRow = Readonly<{ from: string }> & Pick<Figures, 'pieces' | 'reach' | 'engagements'>;

/** The figures of a period, by platform and by time bucket. */
export type Breakdown = Readonly<{ all: Figures; platforms: readonly PlatformRow[]; trend: readonly TrendRow[] }>;

/** The results of one influencer or one Collab, and what was spent on it alone: everything except the plan. */
export type Part = Figures & Readonly<{ spent: Spendings }>;
export type InfluencerPart = Part & Readonly<{ influencer: Named }>;
export type CollabPart = Part & Readonly<{ collab: Readonly<{ id: string; title: string }>; influencer: Named }>;

/** A brand's whole report for one period. */
export type BrandReport = Readonly<{
  period: Period;
  before: Period;
  now: Figures;
  then: Figures;
  cost: Cost;
  costThen: Cost;
  trend: readonly TrendRow[];
  trendThen: readonly TrendRow[];
  platforms: readonly PlatformRow[];
  platformsThen: readonly PlatformRow[];
  funnel: Funnel;
  answers: Answers;
  wall: readonly WallPiece[];
}>;

/** The part of each plan's span within the period, at that plan's price for its share of the month. */
export function planShare(times: readonly PlanTime[], { startsAt, endsBefore }: Period): number {
  const share = ({ plan, startsAt: from, endsAt: to, monthStartsAt, monthEndsAt }: PlanTime): number => {
    const inside = Math.min(to.getTime(), endsBefore.getTime()) - Math.max(from.getTime(), startsAt.getTime());
    if (inside <= 0) return 0;
    return (planFor(plan).priceMonthlyPence * inside) / (monthEndsAt.getTime() - monthStartsAt.getTime());
  };
  return Math.round(times.reduce((sum, time) => sum + share(time), 0));
}

export const costOf = (spent: Spendings, times: readonly PlanTime[], pieces: number, period: Period): Cost =>
  costWith(spent, planShare(times, period), pieces);

export function costWith(spent: Spendings, planPence: number, pieces: number): Cost {
  const { extrasPence, giftsPence, noShowsPence, visits, measuredVisits, noShows } = spent;
  const totalPence = planPence + extrasPence + giftsPence + noShowsPence;
  return {
    planPence,
    extrasPence,
    giftsPence,
    noShowsPence,
    totalPence,
    ofPiecePence: pieces > 0 ? Math.round(totalPence / pieces) : null,
    visits,
    measuredVisits,
    noShows,
  };
}

/** The basis of the gift's value at one visit; null without a gift. */
export const giftBasisOf = ({ visits, measuredVisits }: Pick<Cost, 'visits' | 'measuredVisits'>): GiftBasis | null => {
  if (visits === 0) return null;
  return measuredVisits > 0 ? 'MEASURED' : 'AGREED';
};

/** A Collab at one stage has reached all those before it; its outcome doesn't change that. */
export function funnelOf(
  counts: readonly Readonly<{ stage: number; outcome: CollabOutcome; count: number }>[],
  late: number,
): Funnel {
  const ended: Partial<Record<CollabOutcome, number>> = {};
  for (const { outcome, count } of counts)
    if (outcome !== 'open' && outcome !== 'completed') ended[outcome] = (ended[outcome] ?? 0) + count;
  return {
    stages: collabStages.map(({ id }) => ({
      stage: id,
      count: counts.filter(({ stage }) => stage >= id).reduce((sum, { count }) => sum + count, 0),
    })),
    ended,
    late,
  };
}

/** A sum's basis: the least reliable of its parts. Null if there are none. */
export function basisOf({ bases: { measured, declared, estimated } }: Pick<Figures, 'bases'>): Basis | null {
  if (estimated > 0) return 'estimated';
  if (declared > 0) return 'declared';
  return measured > 0 ? 'measured' : null;
}

export type Costed<Of extends Part> = Readonly<{ row: Of; cost: Cost }>;

/**
 * Rows with their costs. `rest` belongs to none of them, so that rows and rest add up to the cost of the period; null
 * if nothing is left.
 */
export type Shares<Of extends Part> = Readonly<{ rows: readonly Costed<Of>[]; rest: Cost | null }>;

const kinds = ['extrasPence', 'giftsPence', 'noShowsPence', 'visits', 'measuredVisits', 'noShows'] as const;

/**
 * Direct spending goes to its own row; the plan is divided by pieces, to the penny. The rest covers what isn't in the
 * rows: parts beyond them, extras without a Collab, and the plan if nothing was published.
 */
export function costShares<Of extends Part>(parts: readonly Of[], whole: Cost, pieces: number): Shares<Of> {
  const planUpTo = (so: number): number => (pieces > 0 ? Math.round((whole.planPence * so) / pieces) : 0);
  let published = 0;
  const rows = parts.map((row): Costed<Of> => {
    const before = planUpTo(published);
    published += row.pieces;
    return { row, cost: costWith(row.spent, planUpTo(published) - before, row.pieces) };
  });
  const left = (kind: (typeof kinds)[number]) => whole[kind] - rows.reduce((sum, { cost }) => sum + cost[kind], 0);
  const unspent: Spendings = byName(kinds, left);
  const rest = costWith(unspent, whole.planPence - planUpTo(published), pieces - published);
  return { rows, rest: kinds.some((kind) => rest[kind] !== 0) || rest.planPence !== 0 ? rest : null };
}
