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
  /** `waiting` undoes the decision. */
  @IsIn(reviewDecisions, { message: 'Please approve them or send them back.' })
  decision: ReviewDecision;

  /** Why they are sent back; the people who manage the profile can read it. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @Length(least, most, {
    message: `Please say why, in ${least} to ${most} characters. The profile’s team will read it.`,
  })
  reason?: string;
}

export class WaitingInfluencerView extends StaffInfluencerView {
  why: ReviewReason;
  /** When the wait began. */
  @Moment()
  since: string;
  /** The safety flags that haven't been lifted. */
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
