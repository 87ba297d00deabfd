import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { type CollabStage, type DeliverableType, type Platform } from '../../../../contract/lists/index.js';
import type { Basis, PieceMetric } from '../../../../contract/metrics.js';
import type { GiftBasis } from '../../../../contract/rules/bill.js';
import { basisIds, NumbersView } from './metrics.dto.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import type {
  Answers,
  Cost,
  Figures,
  Funnel,
  Named,
  PlatformRow,
  TrendRow,
  WallPiece,
} from '../../domain/brand-report.js';
import { Day, Whole } from '../../../../shared/http/view-fields.js';

/** A day that a period begins or ends with, if one is given. */
export const PeriodDay = (): PropertyDecorator => (target, key) => {
  IfGiven()(target, key);
  IsString({ message: `${String(key)} must be a day such as 2027-03-04.` })(target, key);
  Day()(target, key);
};

/** Days of London’s calendar, both included. The last 90 days where they are left out. */
export class PeriodQuery {
  /** The first day, UK time. */
  @PeriodDay()
  from?: string;
  /** The last day, UK time. */
  @PeriodDay()
  to?: string;
}

export class PeriodView {
  @Day()
  from: string;
  @Day()
  to: string;
  days: number;
}

const Count = () => ApiProperty({ type: 'integer', nullable: true });

export class BasesView implements Record<Basis, number> {
  measured: number;
  declared: number;
  estimated: number;
}

/** What some pieces reached together; null is not known. */
export class FiguresView implements Figures {
  pieces: number;
  /** Those that are posts, and so could have numbers. */
  posts: number;
  /** How many posts have numbers, by where these come from. */
  bases: BasesView;
  /** The weakest of them: what the sums below are. */
  basis: Basis | null;
  @Count()
  reach: number | null;
  @Count()
  views: number | null;
  @Count()
  engagements: number | null;
  /** Engagements ÷ reach: 0.05 is 5 %. */
  rate: number | null;
  /** Earned media value in pence: always an estimate. */
  @Count()
  earnedPence: number | null;
}

/** In pence. */
export class PeriodCostView implements Cost {
  planPence: number;
  extrasPence: number;
  giftsPence: number;
  noShowsPence: number;
  totalPence: number;
  @Count()
  ofPiecePence: number | null;
  visits: number;
  /** Those of the visits whose gift has a measured value; the others have the agreed one. */
  measuredVisits: number;
  noShows: number;
}

export class TrendStepView implements TrendRow {
  /** The first day of the day, week or month. */
  @Day()
  from: string;
  pieces: number;
  @Count()
  reach: number | null;
  @Count()
  engagements: number | null;
}

export class TrendView extends TrendStepView {
  /** The step of the period before at the same place; null where that period has fewer steps. */
  before: TrendStepView | null;
}

export class PlatformFiguresView extends FiguresView implements PlatformRow {
  /** Null for content that was handed over and not posted. */
  platform: Platform | null;
  /** The same in the period before. */
  then: FiguresView;
}

export class FunnelStageView {
  stage: CollabStage;
  count: number;
}

export class FunnelView implements Funnel {
  stages: FunnelStageView[];
  /** How many ended otherwise, by outcome. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  ended: Record<string, number>;
  /** How many owe content that is late now. */
  @Whole()
  late: number;
}

export class AnswersView implements Answers {
  requests: number;
  answered: number;
  @Count()
  medianMinutes: number | null;
  within48Hours: number;
}

export class NamedView implements Named {
  id: string;
  name: string;
  handle: string;
}

const Origin = () => ApiProperty({ enum: basisIds, nullable: true, type: String });

/** Where each number comes from; null where it is not known. */
export class NumberBasesView implements Record<PieceMetric, Basis | null> {
  @Origin()
  reach: Basis | null;
  @Origin()
  views: Basis | null;
  @Origin()
  likes: Basis | null;
  @Origin()
  comments: Basis | null;
  @Origin()
  shares: Basis | null;
  @Origin()
  saves: Basis | null;
}

export class WallPieceView implements WallPiece {
  id: string;
  collabId: string;
  title: string;
  type: DeliverableType;
  platform: Platform | null;
  influencer: NamedView;
  postUrl: string | null;
  publishedAt: Date;
  /** The file, for people who may see it, as long as it may be used. */
  mediaId: string | null;
  numbers: NumbersView | null;
  /** The least reliable source of the numbers. */
  basis: Basis | null;
  /** Where each of the numbers comes from. */
  bases: NumberBasesView | null;
  takenAt: Date | null;
}

export class BrandAnalyticsView {
  period: PeriodView;
  /** What it is compared with: as many days, just before. */
  before: PeriodView;
  now: FiguresView;
  then: FiguresView;
  /** Null in a live report that is shared without costs. */
  cost: PeriodCostView | null;
  costThen: PeriodCostView | null;
  /** By day, week or month, without gaps. */
  step: 'day' | 'week' | 'month';
  trend: TrendView[];
  platforms: PlatformFiguresView[];
  funnel: FunnelView;
  answers: AnswersView;
  /** The pieces with the largest reach; 24 at most. */
  wall: WallPieceView[];
}

export class InfluencerFiguresView extends FiguresView {
  influencer: NamedView;
  /** What was spent on them, and their part of the plan by pieces; null in a report that is shared without costs. */
  cost: PeriodCostView | null;
  /** The retail value of what they were given in the period, in pence; null in a report that is shared without costs. */
  @Count()
  giftsPence: number | null;
  visits: number;
}

export class InfluencerReportView {
  period: PeriodView;
  items: InfluencerFiguresView[];
  /** What the rows lack of the period's cost: what belongs to nobody, and those beyond 200; null where nothing is left. */
  rest: PeriodCostView | null;
}

export class CollabNameView {
  id: string;
  /** What was offered. */
  title: string;
}

export class CollabFiguresView extends FiguresView {
  collab: CollabNameView;
  influencer: NamedView;
  /** What was spent on it, and its part of the plan by pieces; null in a report that is shared without costs. */
  cost: PeriodCostView | null;
  /** Whether `cost.giftsPence` is the agreed value, or what the bill or staff found; null where nothing was given, or without costs. */
  giftBasis: GiftBasis | null;
}

export class CollabReportView {
  period: PeriodView;
  items: CollabFiguresView[];
  /** What the rows lack of the period's cost: what belongs to no Collab, and those beyond 200; null where nothing is left. */
  rest: PeriodCostView | null;
}
