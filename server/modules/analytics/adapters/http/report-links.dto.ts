import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsString, Length, Max, Min } from 'class-validator';
import {
  BrandAnalyticsView,
  CollabFiguresView,
  InfluencerFiguresView,
  PeriodCostView,
  PeriodDay,
} from './brand-analytics.dto.js';
import { IfGiven, Trimmed } from '../../../../shared/http/field-rules.js';
import { Day, Moment, Whole } from '../../../../shared/http/view-fields.js';
import { BrandResultsView } from '../../../outcomes/index.js';

export const validDays = [7, 30, 90, 365] as const;

export class ShareReportInput {
  /** The heading that readers see. */
  @Trimmed()
  @IsString({ message: 'Please give the report a name.' })
  @Length(1, 100, { message: 'Please give the report a name of at most 100 characters.' })
  title: string;

  /** The number of days up to the day on which it is read; alternatively `from` and `to`. */
  @IfGiven()
  @IsInt({ message: 'rollingDays must be a whole number.' })
  @Min(1, { message: 'rollingDays must be at least 1.' })
  @Max(731, { message: 'rollingDays can be at most 731.' })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 731 })
  rollingDays?: number;

  @PeriodDay()
  from?: string;

  @PeriodDay()
  to?: string;

  /** Whether readers see the costs. */
  @IsBoolean({ message: 'withCosts must be true or false.' })
  withCosts: boolean;

  /** The number of days the address works. */
  @IsIn(validDays, { message: `daysValid must be one of ${validDays.join(', ')}.` })
  daysValid: (typeof validDays)[number];
}

export class ReportLinkView {
  id: string;
  title: string;
  @Whole()
  rollingDays: number | null;
  @Day()
  from: string | null;
  @Day()
  to: string | null;
  withCosts: boolean;
  @Moment()
  createdAt: string;
  @Moment()
  expiresAt: string;
  /** Whether its address still works. */
  open: boolean;
}

export class NewReportLinkView extends ReportLinkView {
  /** Shown only once: we keep only its fingerprint. */
  url: string;
}

export class ReportLinkList {
  items: ReportLinkView[];
}

/** A report as anyone with its address sees it. */
export class LiveReportView {
  title: string;
  brandName: string;
  @Moment()
  expiresAt: string;
  analytics: BrandAnalyticsView;
  /** The guests that the period's Collabs have brought so far; without money unless costs are shared. */
  results: BrandResultsView;
  collabs: CollabFiguresView[];
  /** The part of the cost that the Collabs lack; `null` if nothing is left, or it is shared without costs. */
  collabsRest: PeriodCostView | null;
  /** `null` if the brand’s plan has no reports by influencer. */
  influencers: InfluencerFiguresView[] | null;
  /** The part of the cost that the influencers lack; `null` as above. */
  influencersRest: PeriodCostView | null;
}
