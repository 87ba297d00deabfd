import type { CollabOutcome, CollabStage, DeliverableType, Platform } from '../../../contract/lists/index.js';
import { collabStages } from '../../../contract/lists/collab.js';
import type { Numbers } from './reading.js';
import type { Basis } from '../../../contract/metrics.js';
import { planFor, type PlanId } from '../../../contract/plans.js';
import type { Period } from './period.js';

/** What some pieces reached together. Amounts in pence. */
export type Figures = Readonly<{
  pieces: number;
  /** Those that are posts, and so could have numbers. */
  posts: number;
  /** Those that have numbers, by where they come from. */
  bases: Readonly<Record<Basis, number>>;
  /** Null while no post has told it. */
  reach: number | null;
  views: number | null;
  engagements: number | null;
  /** Engagements ÷ reach where the reach is known; 0.05 is 5 %. Null while there is none. */
  rate: number | null;
  /** Earned media value: an estimate. */
  earnedPence: number | null;
}>;

/** One piece of the wall. */
export type WallPiece = Readonly<{
  id: string;
  collabId: string;
  title: string;
  type: DeliverableType;
  platform: Platform | null;
  influencer: Named;
  postUrl: string | null;
  publishedAt: Date;
  /** The file, while the brand may use it. */
  mediaId: string | null;
  numbers: Numbers | null;
  basis: Basis | null;
  takenAt: Date | null;
}>;

export type Named = Readonly<{ id: string; name: string; handle: string }>;

/** What the period cost, in pence, line by line. */
export type Cost = Readonly<{
  planPence: number;
  extrasPence: number;
  giftsPence: number;
  noShowsPence: number;
  totalPence: number;
  /** Rounded to a penny; null when nothing was published. */
  ofPiecePence: number | null;
  visits: number;
  noShows: number;
}>;

/** What was paid beside the plan, and the value of what was given. */
export type Spendings = Readonly<{
  extrasPence: number;
  giftsPence: number;
  visits: number;
  noShowsPence: number;
  noShows: number;
}>;

/** A month that the brand's plan has granted. */
export type PlanMonth = Readonly<{ plan: PlanId; startsAt: Date; endsAt: Date }>;

/** How far the Collabs requested in the period have come: each stage counts those that reached it. */
export type Funnel = Readonly<{
  stages: readonly Readonly<{ stage: CollabStage; count: number }>[];
  ended: Readonly<Partial<Record<CollabOutcome, number>>>;
}>;

export type Answers = Readonly<{
  requests: number;
  answered: number;
  /** Null while nothing was answered. */
  medianMinutes: number | null;
  within48Hours: number;
}>;

export type PlatformRow = Readonly<{ platform: Platform | null }> & Figures;
export type TrendRow = Readonly<{ from: string }> & Pick<Figures, 'pieces' | 'reach' | 'engagements'>;
export type InfluencerRow = Readonly<{ influencer: Named; giftsPence: number; visits: number }> & Figures;

/** All that a brand sees of one period. */
export type BrandReport = Readonly<{
  period: Period;
  before: Period;
  now: Figures;
  then: Figures;
  cost: Cost;
  costThen: Cost;
  trend: readonly TrendRow[];
  platforms: readonly PlatformRow[];
  funnel: Funnel;
  answers: Answers;
  wall: readonly WallPiece[];
}>;

/** The part of each month that lies in the period, at that month's price. */
export function planShare(months: readonly PlanMonth[], { startsAt, endsBefore }: Period): number {
  const share = ({ plan, startsAt: from, endsAt: to }: PlanMonth): number => {
    const inside = Math.min(to.getTime(), endsBefore.getTime()) - Math.max(from.getTime(), startsAt.getTime());
    if (inside <= 0) return 0;
    return (planFor(plan).priceMonthlyPence * inside) / (to.getTime() - from.getTime());
  };
  return Math.round(months.reduce((sum, month) => sum + share(month), 0));
}

export function costOf(spent: Spendings, months: readonly PlanMonth[], pieces: number, period: Period): Cost {
  const planPence = planShare(months, period);
  const { extrasPence, giftsPence, noShowsPence, visits, noShows } = spent;
  const totalPence = planPence + extrasPence + giftsPence + noShowsPence;
  return {
    planPence,
    extrasPence,
    giftsPence,
    noShowsPence,
    totalPence,
    ofPiecePence: pieces > 0 ? Math.round(totalPence / pieces) : null,
    visits,
    noShows,
  };
}

/** Who has come to a stage has come through those before it; how a Collab ended does not take that back. */
export function funnelOf(
  counts: readonly Readonly<{ stage: number; outcome: CollabOutcome; count: number }>[],
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
  };
}

/** The basis that a sum has: the weakest of its parts. Null where nothing was told. */
export function basisOf({ bases: { measured, declared, estimated } }: Pick<Figures, 'bases'>): Basis | null {
  if (estimated > 0) return 'estimated';
  if (declared > 0) return 'declared';
  return measured > 0 ? 'measured' : null;
}
