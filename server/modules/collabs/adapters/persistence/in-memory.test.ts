import { collabRepositoryContract } from '../../ports/collab.repository.contract.js';
import { reviewsContract } from '../../ports/reviews.contract.js';
import { InMemoryCollabRepository } from './in-memory-collab.repository.js';
import { InMemoryReviews } from './in-memory-reviews.js';

const nothingToPrepare = async () => undefined;

describe('InMemoryCollabRepository', () => {
  let repository: InMemoryCollabRepository;
  beforeEach(() => void (repository = new InMemoryCollabRepository()));
  collabRepositoryContract(() => ({ repository, prepare: nothingToPrepare }));
});

describe('InMemoryReviews', () => {
  const reviews = new InMemoryReviews();
  reviewsContract(() => ({ reviews, prepare: nothingToPrepare }));
});
