import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { giveReview, type Review } from '../domain/review.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Reviews } from '../ports/reviews.js';

/** One side says what it thinks of the other. */
export class ReviewCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/review-closed, collabs/review-given */
  async execute(actor: Actor, collabId: string, said: Pick<Review, 'opinion' | 'words'>): Promise<Review> {
    const collab = await this.collabs.get(collabId);
    if (!canSee(collab, actor)) throw collabErrors.notFound(collabId);
    const given = await this.reviews.ofCollab(collabId);

    return this.reviews.save(...giveReview(collab, given, said, actor, this.clock.now()));
  }
}
