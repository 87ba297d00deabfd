import type { Review, ReviewEvent } from '../domain/review.js';

/** Where reviews live. The promises below are executable: see reviews.contract.ts. */
export abstract class Reviews {
  /** Of both sides, as far as they are there. */
  abstract ofCollab(collabId: string): Promise<Review[]>;

  /** @throws reviewErrors.notFound */
  abstract get(id: string): Promise<Review>;

  /**
   * Stores the review and its event together, or neither.
   * @throws reviewErrors.given when this side has given another one
   * @throws reviewErrors.appealClosed when somebody else has changed it meanwhile
   */
  abstract save(review: Review, event: ReviewEvent): Promise<Review>;
}
