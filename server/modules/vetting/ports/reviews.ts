import type { Review, ReviewEvent } from '../domain/review.js';

/** Where influencers stand with staff. */
export abstract class Reviews {
  abstract find(influencerId: string): Promise<Review | null>;

  /** @throws profiles/not-waiting when somebody else has decided meanwhile */
  abstract save(review: Review, ...events: ReviewEvent[]): Promise<void>;
}
