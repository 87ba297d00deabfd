import { IsIn, IsString, Length } from 'class-validator';
import { idsOf, type Opinion, opinions } from '../../../../contract/lists/index.js';
import type { ReviewDecision, ReviewSide } from '../../domain/review.js';
import { Moment, Whole } from '../../../../shared/http/view-fields.js';
import type { Speaker, StatementName } from '../../domain/statement.js';

const decisions: readonly ReviewDecision[] = ['kept', 'hidden'];

export class GiveReviewInput {
  /** One of six faces, from 1 (angry) to 6 (delighted). */
  @IsIn(idsOf(opinions), { message: 'Please choose one of the six faces.' })
  opinion: Opinion;

  @IsString()
  @Length(0, 1_000, { message: 'A review can have at most 1,000 characters.' })
  words: string;
}

export class AppealReviewInput {
  /** Why it should be hidden; staff and the other side can read it. */
  @IsString()
  @Length(1, 1_000, { message: 'Please say why, in 1 to 1,000 characters.' })
  reason: string;
}

export class DecideAppealInput {
  @IsIn(decisions, { message: 'Please keep or hide it.' })
  decision: ReviewDecision;

  /** The reason; both sides can read it. */
  @IsString()
  @Length(1, 1_000, { message: 'Please say why, in 1 to 1,000 characters.' })
  note: string;
}

export class ReviewView {
  id: string;
  bySide: ReviewSide;
  opinion: Opinion;
  words: string;
  @Moment()
  createdAt: string;
  @Moment()
  appealedAt: string | null;
  decision: ReviewDecision | null;
}

/** Both sides’ reviews, as far as this reader may see them. */
export class CollabReviewsView {
  mine: ReviewView | null;
  /** The other side’s review; `null` while it is blind, if there is none, or if it was hidden. */
  theirs: ReviewView | null;
  canReview: boolean;
  canAppeal: boolean;
  /** The latest time for reviews. They are then shown, or earlier once both are in. */
  @Moment()
  blindUntil: string | null;
}

export class AppealedReviewView extends ReviewView {
  collabId: string;
  /** Why it should be hidden, in the words of the person the review is about. */
  appeal: string | null;
  /** Why it was kept or hidden, in the words of the person who decided; `null` until then. */
  decisionNote: string | null;
  @Moment()
  decidedAt: string | null;
}

export class StatementView {
  id: string;
  /** The name of the event. */
  name: StatementName;
  /** A side, staff, or the product when a time limit ran out. */
  by: Speaker;
  @Moment()
  at: string;
  /** In the author's words; `null` if there are none. */
  words: string | null;
  /** For `review.decided`. */
  decision: ReviewDecision | null;
  /** For `collab.days-asked` and `collab.days-given`: the number of extra days until the content is due. */
  @Whole()
  days: number | null;
  /** For a bill, in pence: what was entered, what the influencer says it was, or what staff found. */
  @Whole()
  pence: number | null;
}

export class StatementList {
  items: StatementView[];
}
