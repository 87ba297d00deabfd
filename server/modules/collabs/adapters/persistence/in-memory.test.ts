import { collabRepositoryContract } from '../../ports/collab.repository.contract.js';
import { contentLibraryContract } from '../../ports/content-library.contract.js';
import { dueDraftsContract } from '../../ports/due-drafts.contract.js';
import { reviewsContract } from '../../ports/reviews.contract.js';
import { InMemoryCollabRepository } from './in-memory-collab.repository.js';
import { InMemoryContentLibrary } from './in-memory-content-library.js';
import { InMemoryDueDrafts } from './in-memory-due-drafts.js';
import { InMemoryReviews } from './in-memory-reviews.js';

const nothingToPrepare = async () => undefined;

describe('InMemoryCollabRepository', () => {
  let repository: InMemoryCollabRepository;
  beforeEach(() => void (repository = new InMemoryCollabRepository()));
  collabRepositoryContract(() => ({ repository, prepare: nothingToPrepare }));
});

describe('InMemoryDueDrafts', () => {
  const collabs = new InMemoryCollabRepository();
  dueDraftsContract(() => ({
    drafts: new InMemoryDueDrafts(collabs),
    store: async (collab) => void (await collabs.save(collab)),
  }));
});

describe('InMemoryContentLibrary', () => {
  const collabs = new InMemoryCollabRepository();
  contentLibraryContract(() => ({
    library: new InMemoryContentLibrary(collabs),
    store: async (collab) => void (await collabs.save(collab)),
  }));
});

describe('InMemoryReviews', () => {
  const reviews = new InMemoryReviews();
  reviewsContract(() => ({ reviews, prepare: nothingToPrepare }));
});
