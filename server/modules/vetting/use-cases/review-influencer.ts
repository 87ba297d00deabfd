import type { ReviewDecision, ReviewReason } from '../../../contract/rules/influencer-reviews.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { decide, waitFor } from '../domain/review.js';
import type { Influencers } from '../ports/influencers.js';
import type { ReviewMails } from '../ports/review-mails.js';
import type { Reviews } from '../ports/reviews.js';

/** Staff look at influencers, and approve them or send them back. */
export class ReviewInfluencer {
  constructor(
    private readonly reviews: Reviews,
    private readonly influencers: Influencers,
    private readonly mails: ReviewMails,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/not-waiting, profiles/review-reason-needed */
  async decide(actor: Actor, influencerId: string, decision: ReviewDecision, reason: string | null): Promise<void> {
    const review = await this.reviews.find(influencerId);
    await this.reviews.save(...decide(review, decision, reason, actor, this.clock.now()));
  }

  /** Something has happened at this moment that staff should look at. Told twice, it changes nothing. */
  async wait(influencerId: string, why: ReviewReason, at: Date): Promise<void> {
    const waiting = waitFor(await this.reviews.find(influencerId), influencerId, why, at);
    if (waiting) await this.reviews.save(waiting);
  }

  /** Tells the people of somebody who was sent back why. Nobody is told of what has been taken back meanwhile. */
  async tell(influencerId: string): Promise<void> {
    const review = await this.reviews.find(influencerId);
    if (review?.state !== 'sent-back') return;
    const handle = await this.influencers.handleOf(influencerId);
    await this.mails.tellSentBack(influencerId, handle, review.reason ?? '');
  }
}
