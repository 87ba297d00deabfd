import type { Actor } from '../../../shared/kernel/index.js';
import type { Review, ReviewEvent, ReviewedCollab } from '../domain/review.js';

/** Stores reviews. The promises below are executable: see reviews.contract.ts. */
export abstract class Reviews {
  /** From both sides, if they exist. */
  abstract ofCollab(collabId: string): Promise<Review[]>;

  /** @throws reviewErrors.notFound */
  abstract get(id: string): Promise<Review>;

  /**
   * Stores the review with its event.
   * @throws reviewErrors.given when this side has already given one
   * @throws reviewErrors.appealClosed when someone else has changed it
   */
  abstract save(review: Review, event: ReviewEvent): Promise<Review>;
}

/** What reviews need from Collabs, which already satisfies it. */
export abstract class ReviewedCollabs {
  /** A Collab that this reader can see. @throws collabs/not-found */
  abstract get(actor: Actor, id: string): Promise<ReviewedCollab>;

  /** The same, as long as both sides exist. @throws collabs/not-found */
  abstract shown(actor: Actor, id: string): Promise<ReviewedCollab>;
}
