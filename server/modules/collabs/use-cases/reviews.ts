import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/collab.js';
import { collabErrors, reviewErrors } from '../domain/collab.errors.js';
import { appealReview, decideAppeal, giveReview, type Review, type ReviewDecision } from '../domain/review.js';
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
