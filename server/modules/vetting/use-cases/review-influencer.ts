import type { ReviewDecision, ReviewReason } from '../../../contract/rules/influencer-reviews.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { decide, waitFor } from '../domain/review.js';
import type { Reviews } from '../ports/repositories.js';

/** Staff review an influencer, and approve them or send them back. */
export class ReviewInfluencer {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/not-waiting, profiles/review-reason-needed */
  async execute(actor: Actor, influencerId: string, decision: ReviewDecision, reason: string | null): Promise<void> {
    const review = await this.reviews.find(influencerId);
    await this.reviews.save(...decide(review, decision, reason, actor, this.clock.now()));
  }
}

/** Queues an influencer for review. */
export class AwaitReview {
  constructor(private readonly reviews: Reviews) {}

  /** Something happened at this time that staff should review. Idempotent. */
  async execute(influencerId: string, why: ReviewReason, at: Date): Promise<void> {
    const waiting = waitFor(await this.reviews.find(influencerId), influencerId, why, at);
    if (waiting) await this.reviews.save(waiting);
  }
}
