import { savedSearchRepositoryContract } from '../../ports/saved-search.repository.contract.js';
import { InMemorySavedSearchRepository } from './in-memory-saved-search.repository.js';

describe('InMemorySavedSearchRepository', () => {
  const searches = new InMemorySavedSearchRepository();
  savedSearchRepositoryContract(() => searches);
});
