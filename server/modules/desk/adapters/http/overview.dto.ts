import { IsString, Length } from 'class-validator';
import type { SalesStage } from '../../../../contract/lists/index.js';
import type { FoundKind } from '../../../../contract/rules/desk.js';
import { Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment, Whole } from '../../../../shared/http/view-fields.js';

export class SearchQuery {
  /** The search words: from names, titles and email addresses, an @handle or a profile's address. */
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
  /** The brand the call is with; `null` for an influencer. */
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
  /** Booked calls still to come today. */
  @Whole()
  calls: number;
  /** Influencers whose profile has been claimed. */
  @Whole()
  claims: number;
  /** Pairs of influencers that may be the same person. */
  @Whole()
  duplicates: number;
  /** Influencers waiting for a review by staff. */
  @Whole()
  reviews: number;
  @Whole()
  collabsLate: number;
  @Whole()
  noShowClaims: number;
  /** Contested claims of missing content waiting for a decision by staff. */
  @Whole()
  contentClaims: number;
  /** Contested bills waiting for a decision by staff. */
  @Whole()
  contestedBills: number;
  /** Uses of content that creators report after the brand’s rights ended. */
  @Whole()
  reportedUses: number;
  /** Reviews with an open appeal. */
  @Whole()
  appeals: number;
}

export class TodayView {
  /** Your own tasks. */
  tasks: TodaysTasksView;
  /** No-show claims waiting for a decision by staff. */
  @Whole()
  noShowClaims: number;
  /** Contested claims of missing content waiting for a decision by staff. */
  @Whole()
  contentClaims: number;
  /** Contested bills waiting for a decision by staff. */
  @Whole()
  contestedBills: number;
  /** Uses of content that creators report after the brand’s rights ended. */
  @Whole()
  reportedUses: number;
  @Whole()
  collabsLate: number;
  /** Brands whose payment has failed, or whose subscription is irregular at the card provider. */
  @Whole()
  paymentsToCheck: number;
  /** Leads from the last seven days. */
  @Whole()
  newLeads: number;
  /** The next calls. */
  calls: StaffCallView[];
  pipeline: StageCountView[];
}
