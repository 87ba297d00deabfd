import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/collab.js';
import { appealReview, type Review } from '../domain/review.js';
import { reviewErrors } from '../domain/review.errors.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Reviews } from '../ports/reviews.js';

/** Whoever a review is about asks staff to look at it. */
export class AppealReview {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/review-not-found, collabs/appeal-closed */
  async execute(actor: Actor, id: string, appeal: string): Promise<Review> {
    const { collabId } = await this.reviews.get(id);
    const collab = await this.collabs.get(collabId);
    if (!canSee(collab, actor)) throw reviewErrors.notFound(id);
    const reviews = await this.reviews.ofCollab(collabId);

    return this.reviews.save(...appealReview(collab, reviews, id, appeal, actor, this.clock.now()));
  }
}
