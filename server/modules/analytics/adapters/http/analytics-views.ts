import {
  basisOf,
  type BrandReport,
  type CollabPart,
  type Costed,
  type Figures,
  giftBasisOf,
  type InfluencerPart,
  noFigures,
  type Part,
  type PlatformRow,
  type Shares,
  type TrendRow,
} from '../../domain/brand-report.js';
import { daysUpTo, lastDays, type Period, periodOf, stepOf, stepsOf, usualPeriod } from '../../domain/period.js';
import type {
  BrandAnalyticsView,
  CollabFiguresView,
  FiguresView,
  InfluencerFiguresView,
  PeriodCostView,
  PeriodQuery,
  PeriodView,
  PlatformFiguresView,
} from './brand-analytics.dto.js';

/**
 * The period that is asked for: without a beginning the 90 days up to its end, without an end up to today, or for one day
 * that is still to come. @throws analytics/bad-period
 */
export function periodOfQuery({ from, to }: PeriodQuery, now: Date): Period {
  const usual = lastDays(usualPeriod, now);
  if (from === undefined) return to === undefined ? usual : daysUpTo(to, usualPeriod);
  return periodOf(from, to ?? (from > usual.to ? from : usual.to));
}

/** What a reader is not shown: costs and files, where a report is read without an account. */
export type Hidden = Readonly<{ costs?: boolean; files?: boolean }>;

export const toPeriodView = ({ from, to, days }: Period): PeriodView => ({ from, to, days });

const toFiguresView = (figures: Figures): FiguresView => {
  const { pieces, posts, bases, reach, views, engagements, rate, earnedPence } = figures;
  return { pieces, posts, bases: { ...bases }, basis: basisOf(figures), reach, views, engagements, rate, earnedPence };
};

const nothing = { pieces: 0, reach: null, engagements: null };

/** Steps in which nothing was published are shown too. */
function stepsWith(period: Period, trend: readonly TrendRow[]) {
  const byStart = new Map(trend.map((row) => [row.from, row]));
  return stepsOf(period).map((from) => ({ from, ...nothing, ...byStart.get(from) }));
}

/** Step beside step: the first with the first of the period before. */
function toTrend({ period, before, trend, trendThen }: BrandReport) {
  const then = stepsWith(before, trendThen);
  return stepsWith(period, trend).map((step, place) => ({ ...step, before: then[place] ?? null }));
}

/** Also platforms on which something was published in the period before alone. */
function toPlatforms({ platforms, platformsThen }: BrandReport): PlatformFiguresView[] {
  const both = [...new Set([...platforms, ...platformsThen].map(({ platform }) => platform))];
  const of = (rows: readonly PlatformRow[], platform: PlatformRow['platform']) =>
    toFiguresView(rows.find((row) => row.platform === platform) ?? noFigures);
  return both.map((platform) => ({ platform, ...of(platforms, platform), then: of(platformsThen, platform) }));
}

export const toAnalyticsView = (report: BrandReport, hidden: Hidden = {}): BrandAnalyticsView => ({
  period: toPeriodView(report.period),
  before: toPeriodView(report.before),
  now: toFiguresView(report.now),
  then: toFiguresView(report.then),
  cost: hidden.costs ? null : report.cost,
  costThen: hidden.costs ? null : report.costThen,
  step: stepOf(report.period),
  trend: toTrend(report),
  platforms: toPlatforms(report),
  funnel: { ...report.funnel, stages: [...report.funnel.stages] },
  answers: report.answers,
  wall: report.wall.map((piece) => ({ ...piece, mediaId: hidden.files ? null : piece.mediaId })),
});

const toCosted = ({ row, cost }: Costed<InfluencerPart>, hidden: Hidden) => ({
  influencer: row.influencer,
  cost: hidden.costs ? null : cost,
  ...toFiguresView(row),
});

export const toInfluencerViews = ({ rows }: Shares<InfluencerPart>, hidden: Hidden = {}): InfluencerFiguresView[] =>
  rows.map((costed) => ({
    ...toCosted(costed, hidden),
    giftsPence: hidden.costs ? null : costed.cost.giftsPence,
    visits: costed.cost.visits,
  }));

export const toCollabViews = ({ rows }: Shares<CollabPart>, hidden: Hidden = {}): CollabFiguresView[] =>
  rows.map((costed) => ({
    collab: costed.row.collab,
    ...toCosted(costed, hidden),
    giftBasis: hidden.costs ? null : giftBasisOf(costed.cost),
  }));

export const toRestView = ({ rest }: Shares<Part>, hidden: Hidden = {}): PeriodCostView | null =>
  rest === null || hidden.costs ? null : rest;
