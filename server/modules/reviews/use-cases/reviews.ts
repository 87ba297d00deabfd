import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { appealReview, decideAppeal, giveReview, type Review, type ReviewDecision } from '../domain/review.js';
import { reviewErrors } from '../domain/review.errors.js';
import type { ReviewedCollabs, Reviews } from '../ports/reviews.js';

/** One side reviews the other. */
export class ReviewCollab {
  constructor(
    private readonly collabs: ReviewedCollabs,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/review-closed, collabs/review-given */
  async execute(actor: Actor, collabId: string, said: Pick<Review, 'opinion' | 'words'>): Promise<Review> {
    const collab = await this.collabs.get(actor, collabId);
    const given = await this.reviews.ofCollab(collabId);

    return this.reviews.save(...giveReview(collab, given, said, actor, this.clock.now()));
  }
}

/** The reviewed person asks staff to check it. */
export class AppealReview {
  constructor(
    private readonly collabs: ReviewedCollabs,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/review-not-found, collabs/appeal-closed */
  async execute(actor: Actor, id: string, appeal: string): Promise<Review> {
    const { collabId, aboutUid } = await this.reviews.get(id);
    if (actor.profile?.uid !== aboutUid) throw reviewErrors.notFound(id);
    const collab = await this.collabs.get(actor, collabId);
    const reviews = await this.reviews.ofCollab(collabId);

    return this.reviews.save(...appealReview(collab, reviews, id, appeal, actor, this.clock.now()));
  }
}

/** Staff decide whether to keep a review under appeal. */
export class DecideAppeal {
  constructor(
    private readonly collabs: ReviewedCollabs,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/review-not-found, collabs/appeal-closed */
  async execute(actor: Actor, id: string, said: { decision: ReviewDecision; note: string }): Promise<Review> {
    const review = await this.reviews.get(id);
    const collab = await this.collabs.get(actor, review.collabId);

    return this.reviews.save(...decideAppeal(collab, review, said, actor, this.clock.now()));
  }
}
