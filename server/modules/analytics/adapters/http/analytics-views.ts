import {
  basisOf,
  type BrandReport,
  type Cost,
  type Figures,
  type InfluencerRow,
  type WallPiece,
} from '../../domain/brand-report.js';
import { type Period, stepOf, stepsOf } from '../../domain/period.js';
import type {
  BrandAnalyticsView,
  FiguresView,
  InfluencerFiguresView,
  PeriodCostView,
  PeriodView,
  WallPieceView,
} from './brand-analytics.dto.js';

/** What a reader is not shown: costs and files, where a report is read without an account. */
export type Hidden = Readonly<{ costs?: boolean; files?: boolean }>;

export const toPeriodView = ({ from, to, days }: Period): PeriodView => ({ from, to, days });

const toFiguresView = (figures: Figures): FiguresView => {
  const { pieces, posts, bases, reach, views, engagements, rate, earnedPence } = figures;
  return { pieces, posts, bases: { ...bases }, basis: basisOf(figures), reach, views, engagements, rate, earnedPence };
};

const toCostView = (cost: Cost): PeriodCostView => ({ ...cost });

const toWallView = ({ numbers, publishedAt, takenAt, influencer, mediaId, ...piece }: WallPiece, hidden: Hidden): WallPieceView => ({
  ...piece,
  influencer: { ...influencer },
  mediaId: hidden.files ? null : mediaId,
  publishedAt: publishedAt.toISOString(),
  numbers: numbers && { ...numbers },
  takenAt: takenAt?.toISOString() ?? null,
}); // prettier-ignore

const nothing = { pieces: 0, reach: null, engagements: null };

/** Steps in which nothing was published are shown too. */
const toTrend = ({ period, trend }: BrandReport) => {
  const byStart = new Map(trend.map((row) => [row.from, row]));
  return stepsOf(period).map((from) => ({ from, ...nothing, ...byStart.get(from) }));
};

export const toAnalyticsView = (report: BrandReport, hidden: Hidden = {}): BrandAnalyticsView => ({
  period: toPeriodView(report.period),
  before: toPeriodView(report.before),
  now: toFiguresView(report.now),
  then: toFiguresView(report.then),
  cost: hidden.costs ? null : toCostView(report.cost),
  costThen: hidden.costs ? null : toCostView(report.costThen),
  step: stepOf(report.period),
  trend: toTrend(report),
  platforms: report.platforms.map(({ platform, ...figures }) => ({ platform, ...toFiguresView(figures) })),
  funnel: { stages: report.funnel.stages.map((stage) => ({ ...stage })), ended: { ...report.funnel.ended } },
  answers: { ...report.answers },
  wall: report.wall.map((piece) => toWallView(piece, hidden)),
});

export const toInfluencerView = (
  { influencer, giftsPence, visits, ...figures }: InfluencerRow,
  hidden: Hidden = {},
): InfluencerFiguresView => ({
  influencer: { ...influencer },
  giftsPence: hidden.costs ? null : giftsPence,
  visits,
  ...toFiguresView(figures),
});
