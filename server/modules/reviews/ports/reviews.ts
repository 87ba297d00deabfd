import type { Actor } from '../../../shared/kernel/index.js';
import type { Review, ReviewEvent, ReviewedCollab } from '../domain/review.js';

/** Where reviews live. The promises below are executable: see reviews.contract.ts. */
export abstract class Reviews {
  /** Of both sides, as far as they are there. */
  abstract ofCollab(collabId: string): Promise<Review[]>;

  /** @throws reviewErrors.notFound */
  abstract get(id: string): Promise<Review>;

  /**
   * Stores the review and its event together, or neither.
   * @throws reviewErrors.given when this side has given another one
   * @throws reviewErrors.appealClosed when someone else has changed it
   */
  abstract save(review: Review, event: ReviewEvent): Promise<Review>;
}

/** What reviews need of the Collabs that they are about; what Collabs tell fits as it is. */
export abstract class ReviewedCollabs {
  /** One that this reader may see. @throws collabs/not-found */
  abstract get(actor: Actor, id: string): Promise<ReviewedCollab>;

  /** The same, as long as both of its sides are there. @throws collabs/not-found */
  abstract shown(actor: Actor, id: string): Promise<ReviewedCollab>;
}
