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
import { BrandResultsView } from '../../../outcomes/index.js';

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

/** The Collabs in which something was given in the period, with all guests they have brought so far. */
export class PeriodResultsView extends BrandResultsView {
  period: PeriodView;
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
  /** The number of pieces that are posts, and so can have figures. */
  posts: number;
  /** The number of posts with figures, by basis. */
  bases: BasesView;
  /** The weakest basis among the sums below. */
  basis: Basis | null;
  @Count()
  reach: number | null;
  @Count()
  views: number | null;
  @Count()
  engagements: number | null;
  /** Engagements ÷ reach: 0.05 is 5%. */
  rate: number | null;
  /** Earned media value in pence; always an estimate. */
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
  /** The number of visits whose gift has a measured value; the others have the agreed one. */
  measuredVisits: number;
  noShows: number;
}

export class TrendStepView implements TrendRow {
  /** The day, or the first day of the week or month. */
  @Day()
  from: string;
  pieces: number;
  @Count()
  reach: number | null;
  @Count()
  engagements: number | null;
}

export class TrendView extends TrendStepView {
  /** The same step of the previous period; `null` if that period has fewer steps. */
  before: TrendStepView | null;
}

export class PlatformFiguresView extends FiguresView implements PlatformRow {
  /** `null` for content that was licensed to the brand and not posted. */
  platform: Platform | null;
  /** The same for the previous period. */
  then: FiguresView;
}

export class FunnelStageView {
  stage: CollabStage;
  count: number;
}

export class FunnelView implements Funnel {
  stages: FunnelStageView[];
  /** The number that ended in other ways, by outcome. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  ended: Record<string, number>;
  /** The number with content that is late now. */
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
  /** The file, for people who can see it, while it can be used. */
  mediaId: string | null;
  numbers: NumbersView | null;
  /** The least reliable source of the figures. */
  basis: Basis | null;
  /** The source of each figure. */
  bases: NumberBasesView | null;
  takenAt: Date | null;
}

export class BrandAnalyticsView {
  period: PeriodView;
  /** The period compared with: the same number of days, just before. */
  before: PeriodView;
  now: FiguresView;
  then: FiguresView;
  /** `null` in a live report shared without costs. */
  cost: PeriodCostView | null;
  costThen: PeriodCostView | null;
  /** The steps of the trend: days, weeks or months, without gaps. */
  step: 'day' | 'week' | 'month';
  trend: TrendView[];
  platforms: PlatformFiguresView[];
  funnel: FunnelView;
  answers: AnswersView;
  /** The pieces with the largest reach; at most 24. */
  wall: WallPieceView[];
}

export class InfluencerFiguresView extends FiguresView {
  influencer: NamedView;
  /**
   * The amount spent on the influencer, and their part of the plan by pieces; `null` in a report shared without costs.
   */
  cost: PeriodCostView | null;
  /** The retail value of the gifts they received in the period, in pence; `null` in a report shared without costs. */
  @Count()
  giftsPence: number | null;
  visits: number;
}

export class InfluencerReportView {
  period: PeriodView;
  items: InfluencerFiguresView[];
  /**
   * The part of the period's cost that the rows lack: what belongs to no influencer, and rows beyond 200; `null` if
   * nothing is left.
   */
  rest: PeriodCostView | null;
}

export class CollabNameView {
  id: string;
  /** The title of the offer. */
  title: string;
}

export class CollabFiguresView extends FiguresView {
  collab: CollabNameView;
  influencer: NamedView;
  /** The amount spent on the Collab, and its part of the plan by pieces; `null` in a report shared without costs. */
  cost: PeriodCostView | null;
  /**
   * Whether `cost.giftsPence` is the agreed value, or was set by the bill or staff; `null` without gifts or without
   * costs.
   */
  giftBasis: GiftBasis | null;
}

export class CollabReportView {
  period: PeriodView;
  items: CollabFiguresView[];
  /**
   * The part of the period's cost that the rows lack: what belongs to no Collab, and rows beyond 200; `null` if nothing
   * is left.
   */
  rest: PeriodCostView | null;
}
