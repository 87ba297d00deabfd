import { newId } from '../../../../shared/kernel/index.js';
import { savedSearchRepositoryContract } from '../../ports/saved-search.repository.contract.js';
import { targetingRepositoryContract } from '../../ports/targeting.repository.contract.js';
import { textSimilarityContract } from '../../ports/text-similarity.contract.js';
import { InMemorySavedSearchRepository } from './in-memory-saved-search.repository.js';
import { InMemoryTargetingRepository } from './in-memory-targeting.repository.js';
import { InMemoryTextSimilarity } from './in-memory-text-similarity.js';

describe('InMemorySavedSearchRepository', () => {
  const searches = new InMemorySavedSearchRepository();
  savedSearchRepositoryContract(() => searches);
});

describe('InMemoryTargetingRepository', () => {
  const targetings = new InMemoryTargetingRepository();
  targetingRepositoryContract(() => targetings);
});

describe('InMemoryTextSimilarity', () => {
  const similarity = new InMemoryTextSimilarity();
  textSimilarityContract({
    similarity: () => similarity,
    store: async (bio) => {
      const id = newId();
      similarity.bios.set(id, bio);
      return id;
    },
    storeOffer: async (title, gives, state = 'live') => {
      const id = newId();
      if (state === 'live') similarity.offers.set(id, `${title}. ${gives}`);
      return id;
    },
  });
});
