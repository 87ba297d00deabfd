import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import type { SalesStage } from '../../../../contract/lists/index.js';
import type { FoundKind } from '../../../../contract/rules/desk.js';
import { Trimmed } from '../../../../shared/http/field-rules.js';

export class SearchQuery {
  /** What is looked for: names, e-mails, handles. */
  @Trimmed()
  @IsString()
  @Length(2, 100, { message: 'Please type 2 to 100 characters.' })
  q: string;
}

class FoundView {
  kind: FoundKind;
  id: string;
  title: string;
  detail: string;
}

export class FoundList {
  items: FoundView[];
}

class TodaysTasksView {
  @ApiProperty({ type: 'integer' })
  overdue: number;
  @ApiProperty({ type: 'integer' })
  today: number;
}

class StaffCallView {
  id: string;
  name: string;
  company: string;
  @ApiProperty({ format: 'date-time' })
  startsAt: string;
  /** The brand that it is with; null for an influencer. */
  brandId: string | null;
}

export class CallList {
  items: StaffCallView[];
}

class StageCountView {
  stage: SalesStage;
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** How much waits for staff, whoever of them. */
export class WaitingView {
  /** Booked calls that are still to come today. */
  @ApiProperty({ type: 'integer' })
  calls: number;
  /** Influencers whom somebody has claimed. */
  @ApiProperty({ type: 'integer' })
  claims: number;
  /** Pairs of influencers that may be one person's. */
  @ApiProperty({ type: 'integer' })
  duplicates: number;
  /** Influencers whom staff should look at. */
  @ApiProperty({ type: 'integer' })
  reviews: number;
  @ApiProperty({ type: 'integer' })
  collabsLate: number;
  @ApiProperty({ type: 'integer' })
  noShowClaims: number;
  /** Reviews that somebody says should not stand. */
  @ApiProperty({ type: 'integer' })
  appeals: number;
}

export class TodayView {
  /** One's own. */
  tasks: TodaysTasksView;
  /** Claims of no-shows that wait for staff to decide. */
  @ApiProperty({ type: 'integer' })
  noShowClaims: number;
  @ApiProperty({ type: 'integer' })
  collabsLate: number;
  @ApiProperty({ type: 'integer' })
  failedPayments: number;
  /** Of the last seven days. */
  @ApiProperty({ type: 'integer' })
  newLeads: number;
  /** The next ones. */
  calls: StaffCallView[];
  pipeline: StageCountView[];
}
