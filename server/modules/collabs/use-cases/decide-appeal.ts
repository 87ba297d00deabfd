import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { decideAppeal, type Review, type ReviewDecision } from '../domain/review.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Reviews } from '../ports/reviews.js';

/** Staff say whether a review that was appealed stands. */
export class DecideAppeal {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/review-not-found, collabs/appeal-closed */
  async execute(actor: Actor, id: string, said: { decision: ReviewDecision; note: string }): Promise<Review> {
    const review = await this.reviews.get(id);
    const collab = await this.collabs.get(review.collabId);

    return this.reviews.save(...decideAppeal(collab, review, said, actor, this.clock.now()));
  }
}
