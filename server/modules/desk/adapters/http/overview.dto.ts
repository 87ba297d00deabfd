import { IsString, Length } from 'class-validator';
import type { SalesStage } from '../../../../contract/lists/index.js';
import type { FoundKind } from '../../../../contract/rules/desk.js';
import { Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment, Whole } from '../../../../shared/http/view-fields.js';

export class SearchQuery {
  /** What is looked for: words of names, titles and email addresses, an @handle or the address of a profile. */
  @Trimmed()
  @IsString()
  @Length(1, 100, { message: 'Please type 1 to 100 characters.' })
  q: string;
}

export class FoundView {
  kind: FoundKind;
  id: string;
  title: string;
  detail: string;
}

export class FoundList {
  items: FoundView[];
}

class TodaysTasksView {
  @Whole()
  overdue: number;
  @Whole()
  today: number;
}

class StaffCallView {
  id: string;
  name: string;
  company: string;
  @Moment()
  startsAt: string;
  /** The brand that it is with; null for an influencer. */
  brandId: string | null;
}

export class CallList {
  items: StaffCallView[];
}

class StageCountView {
  stage: SalesStage;
  @Whole()
  total: number;
}

/** How much waits for staff, in all. */
export class WaitingView {
  /** Booked calls that are still to come today. */
  @Whole()
  calls: number;
  /** Influencers whose profile has been claimed. */
  @Whole()
  claims: number;
  /** Pairs of influencers that may be one person's. */
  @Whole()
  duplicates: number;
  /** Influencers whom staff should look at. */
  @Whole()
  reviews: number;
  @Whole()
  collabsLate: number;
  @Whole()
  noShowClaims: number;
  /** Contested claims of missing content that wait for staff to decide. */
  @Whole()
  contentClaims: number;
  /** Contested bills that wait for staff to decide. */
  @Whole()
  contestedBills: number;
  /** Reviews with an open appeal. */
  @Whole()
  appeals: number;
}

export class TodayView {
  /** One's own. */
  tasks: TodaysTasksView;
  /** Claims of no-shows that wait for staff to decide. */
  @Whole()
  noShowClaims: number;
  /** Contested claims of missing content that wait for staff to decide. */
  @Whole()
  contentClaims: number;
  /** Contested bills that wait for staff to decide. */
  @Whole()
  contestedBills: number;
  @Whole()
  collabsLate: number;
  /** Brands whose payment has failed, or whose subscription is odd at the card provider. */
  @Whole()
  paymentsToCheck: number;
  /** Of the last seven days. */
  @Whole()
  newLeads: number;
  /** The next ones. */
  calls: StaffCallView[];
  pipeline: StageCountView[];
}
