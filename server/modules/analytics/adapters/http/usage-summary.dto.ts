import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { planIds } from '../../../../contract/plans.js';
import { PeriodQuery, PeriodView } from './brand-analytics.dto.js';

const profileTypes = ['brand', 'influencer', 'admin', 'guest'] as const;

export class UsageSummaryQuery extends PeriodQuery {
  @IsOptional()
  @IsUUID(undefined, { message: 'profileUid must be an id.' })
  @ApiProperty({ required: false, format: 'uuid' })
  profileUid?: string;

  @IsOptional()
  @IsIn(profileTypes, { message: `profileType must be one of ${profileTypes.join(', ')}.` })
  @ApiProperty({ required: false, enum: profileTypes })
  profileType?: (typeof profileTypes)[number];

  /** What was done, such as `page_view`. */
  @IsOptional()
  @IsString({ message: 'title must be a text.' })
  @MaxLength(100, { message: 'title can have at most 100 characters.' })
  @ApiProperty({ required: false })
  title?: string;
}

export class UsageStepView {
  /** The first day of the day, week or month. */
  @ApiProperty({ format: 'date' })
  from: string;
  events: number;
  people: number;
}

export class UsageNameView {
  title: string;
  events: number;
}

export class UsagePageView {
  page: string;
  title: string;
  views: number;
  people: number;
}

/** Of the people who asked for a link in the period: how many came so far within it. */
export class SignInFunnelView {
  asked: number;
  signedIn: number;
  requested: number;
  completed: number;
}

export class UsageSummaryView {
  period: PeriodView;
  @ApiProperty({ enum: ['day', 'week', 'month'] })
  step: 'day' | 'week' | 'month';
  overTime: UsageStepView[];
  names: UsageNameView[];
  pages: UsagePageView[];
  funnel: SignInFunnelView;
}

export class PlanUsageQuery {
  /** One brand; else all with a plan. */
  @IsOptional()
  @IsUUID(undefined, { message: 'brandId must be an id.' })
  @ApiProperty({ required: false, format: 'uuid' })
  brandId?: string;
}

export class UsedOfView {
  used: number;
  /** Null means no limit. */
  @ApiProperty({ type: Number, nullable: true })
  limit: number | null;
}

export class PlanUsageView {
  brandId: string;
  name: string;
  @ApiProperty({ enum: planIds })
  plan: string;
  /** Free Collabs of the running month. */
  collabs: UsedOfView;
  seats: UsedOfView;
  /** Bytes. */
  storage: UsedOfView;
}

export class PlanUsageList {
  items: PlanUsageView[];
}
