import { Moment, Whole } from '../../../../shared/http/view-fields.js';
import type { ReviewDecision } from '../../domain/review.js';
import type { Speaker, StatementName } from '../../domain/statement.js';

export class StatementView {
  id: string;
  /** The event that it tells of. */
  name: StatementName;
  /** Staff, or the product itself where a time limit ran out; else a side. */
  by: Speaker;
  @Moment()
  at: string;
  /** In their own words; null where they gave none. */
  words: string | null;
  /** Of `review.decided`. */
  decision: ReviewDecision | null;
  /** Of `collab.days-asked` and `collab.days-given`: by how many days the content is due later. */
  @Whole()
  days: number | null;
  /** Of a bill, in pence: what was typed, what the influencer says that it was, what staff found. */
  @Whole()
  pence: number | null;
}

export class StatementList {
  items: StatementView[];
}
