import type { Review, ReviewEvent } from '../../domain/review.js';
import { reviewErrors } from '../../domain/review.errors.js';
import { Reviews } from '../../ports/reviews.js';

export class InMemoryReviews extends Reviews {
  readonly events: ReviewEvent[] = [];
  private readonly reviews = new Map<string, Review>();

  async ofCollab(collabId: string): Promise<Review[]> {
    return [...this.reviews.values()].filter((each) => each.collabId === collabId);
  }

  async get(id: string): Promise<Review> {
    const review = this.reviews.get(id);
    if (!review) throw reviewErrors.notFound(id);
    return review;
  }

  async save(review: Review, event: ReviewEvent): Promise<Review> {
    if ((this.reviews.get(review.id)?.version ?? 0) !== review.version) throw reviewErrors.appealClosed();
    // synchronously, as atomic as the database's constraint
    const twin = [...this.reviews.values()].some(
      ({ id, collabId, bySide }) => collabId === review.collabId && id !== review.id && bySide === review.bySide,
    );
    if (twin) throw reviewErrors.given();
    const next = { ...review, version: review.version + 1 };
    this.reviews.set(next.id, next);
    this.events.push(event);
    return next;
  }
}
