import { reviewErrors } from '../../domain/review.errors.js';
import type { Review, ReviewEvent } from '../../domain/review.js';
import { Reviews } from '../../ports/reviews.js';

export class InMemoryReviews extends Reviews {
  readonly events: ReviewEvent[] = [];
  private readonly reviews = new Map<string, Review>();

  async find(influencerId: string): Promise<Review | null> {
    return this.reviews.get(influencerId) ?? null;
  }

  async save(review: Review, ...events: ReviewEvent[]): Promise<void> {
    if ((this.reviews.get(review.influencerId)?.version ?? 0) !== review.version) throw reviewErrors.notWaiting();
    this.reviews.set(review.influencerId, { ...review, version: review.version + 1 });
    this.events.push(...events);
  }
}
