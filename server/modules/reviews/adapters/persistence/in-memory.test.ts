import { reviewsContract } from '../../ports/reviews.contract.js';
import { InMemoryReviews } from './in-memory-reviews.js';

describe('InMemoryReviews', () => {
  const reviews = new InMemoryReviews();
  reviewsContract(() => ({ reviews, prepare: async () => undefined }));
});
