import type { Actor } from '../../shared/kernel/index.js';
import { reviewsFor, type VisibleReview } from './domain/review.js';
import type { ReviewedCollabs, Reviews } from './ports/reviews.js';

/** What other modules can ask of reviews. */
export class ReviewsApi {
  constructor(
    private readonly collabs: ReviewedCollabs,
    private readonly reviews: Reviews,
  ) {}

  /**
   * Statements by both sides of a Collab, as far as this reader can read them at that time. @throws collabs/not-found
   */
  async visibleTo(actor: Actor, collabId: string, at: Date): Promise<VisibleReview[]> {
    const collab = await this.collabs.get(actor, collabId);
    const { all } = reviewsFor(collab, await this.reviews.ofCollab(collabId), actor, at);
    return all.map(({ bySide, opinion, words, createdAt }) => ({ bySide, opinion, words, createdAt }));
  }
}
