import { newId } from '../../../../shared/kernel/index.js';
import {
  savedSearchRepositoryContract,
  targetingRepositoryContract,
  textSimilarityContract,
} from '../../ports/repositories.contract.js';
import {
  InMemorySavedSearchRepository,
  InMemoryTargetingRepository,
  InMemoryTextSimilarity,
} from '../in-memory-discovery.js';

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
