import { IsIn, IsObject, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { planIds } from '../../../../contract/plans.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Moment, OneOf } from '../../../../shared/http/view-fields.js';
import { PeriodQuery, PeriodView } from './brand-analytics.dto.js';

export class LogUserEventInput {
  /** The action, such as `page_view`. */
  @IsString({ message: 'event_name must be a text.' })
  @Length(1, 100, { message: 'event_name has from 1 to 100 characters.' })
  event_name: string;

  /** Where and on what; at most 16 kB. Of the address in `target_uid`, only `uid`, `tier` and filters are kept. */
  @IfGiven()
  @IsObject({ message: 'event_context must be an object.' })
  event_context?: Record<string, unknown>;

  /** Accepted, at most 16 kB, but not trusted: the session says who it was. */
  @IsOptional()
  @IsObject({ message: 'user_profile must be an object.' })
  user_profile?: Record<string, unknown> | null;

  /**
   * A UUIDv7 that you generate and that carries when it happened, up to a week ago. Sent again, the event is kept once.
   */
  @IfGiven()
  @IsUUID('7', { message: 'event_id must be a UUID of version 7.' })
  event_id?: string;
}

/** Nothing to say. */
export class LogUserEventView {}

export class UsageProfileView {
  uid: string;
  @OneOf(['brand', 'influencer', 'admin', 'guest'])
  type: string;
  name: string | null;
}

/** One row of the usage explorer. */
export class UsageView {
  id: string;
  title: string;
  target: string | null;
  page: string | null;
  userId: string;
  profile: UsageProfileView;
  @Moment()
  occurredAt: string;
}

const profileTypes = ['brand', 'influencer', 'admin', 'guest'] as const;
type ProfileType = (typeof profileTypes)[number];

export class UsageSummaryQuery extends PeriodQuery {
  /** Only events of this profile. */
  @IfGiven()
  @IsUUID(undefined, { message: 'profileUid must be an id.' })
  profileUid?: string;

  /** Only events of profiles of this type. */
  @IfGiven()
  @IsIn(profileTypes, { message: `profileType must be one of ${profileTypes.join(', ')}.` })
  profileType?: ProfileType;

  /** The action, such as `page_view`. */
  @IfGiven()
  @IsString({ message: 'title must be a text.' })
  @MaxLength(100, { message: 'title can have at most 100 characters.' })
  title?: string;
}

export class UsageStepView {
  /** The day, or the first day of the week or month; for an hour, such as `2027-03-04T13:00`, UK time. */
  from: string;
  events: number;
  people: number;
}

export class UsageNameView {
  title: string;
  events: number;
}

export class UsagePageView {
  /** The address without its query; ids in it are `:id`. */
  page: string;
  /** The latest title; empty if unknown. */
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
  step: 'hour' | 'day' | 'week' | 'month';
  overTime: UsageStepView[];
  names: UsageNameView[];
  pages: UsagePageView[];
  funnel: SignInFunnelView;
}

export class UsedOfView {
  used: number;
  /** `null` if unlimited. */
  limit: number | null;
}

export class PlanUsageView {
  /** The brand's id. */
  id: string;
  name: string;
  @OneOf(planIds)
  plan: string;
  /** The free Collabs of the current month. */
  collabs: UsedOfView;
  seats: UsedOfView;
  /** In bytes. */
  storage: UsedOfView;
}
