import { IsIn, IsString, Length } from 'class-validator';
import { idsOf, safetyCategories, type SafetyCategory } from '../../../../contract/lists/index.js';
import {
  type ReviewDecision,
  reviewDecisions,
  reviewLimits,
  type ReviewReason,
} from '../../../../contract/rules/influencer-reviews.js';
import { IfGiven, Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment, SomeOf, Whole } from '../../../../shared/http/view-fields.js';
import { StaffInfluencerView } from '../../../profiles/index.js';

const { least, most } = reviewLimits.reason;

export class DecideReviewInput {
  /** `waiting` takes the decision back. */
  @IsIn(reviewDecisions, { message: 'Please approve them or send them back.' })
  decision: ReviewDecision;

  /** Why they are sent back; their people read it. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @Length(least, most, { message: `Please say why, in ${least} to ${most} characters. Their people read it.` })
  reason?: string;
}

export class WaitingInfluencerView extends StaffInfluencerView {
  why: ReviewReason;
  /** Since when they wait. */
  @Moment()
  since: string;
  /** The safety flags that have not been lifted. */
  @SomeOf(idsOf(safetyCategories))
  flags: readonly SafetyCategory[];
}

export class WaitingCountsView {
  @Whole()
  new: number;
  @Whole()
  claimed: number;
  @Whole()
  flagged: number;
  @Whole()
  changed: number;
}
