import type { ReviewReason } from '../../../contract/rules/influencer-reviews.js';
import type { Review, ReviewEvent } from '../domain/review.js';

/** Somebody who waits for staff. */
export type Waiting = Pick<Review, 'influencerId' | 'why' | 'since'>;

/** Where influencers stand with staff. */
export abstract class Reviews {
  abstract find(influencerId: string): Promise<Review | null>;

  /** @throws profiles/not-waiting when somebody else has decided meanwhile */
  abstract save(review: Review, ...events: ReviewEvent[]): Promise<void>;
}

/** Who waits for staff; nobody who is deleted or closing their account. */
export abstract class ReviewQueue {
  abstract counts(): Promise<Record<ReviewReason, number>>;

  /** Those who have waited longest, first. */
  abstract waiting(why: ReviewReason | undefined, limit: number): Promise<Waiting[]>;
}
