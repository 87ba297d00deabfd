import { Moment, Whole } from '../../../../shared/http/view-fields.js';
import type { ReviewDecision } from '../../domain/review.js';
import type { Speaker, StatementName } from '../../domain/statement.js';

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
