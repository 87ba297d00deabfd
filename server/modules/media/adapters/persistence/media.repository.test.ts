import { mediaRepositoryContract } from '../../ports/media.repository.contract.js';
import { InMemoryMediaRepository } from './in-memory-media.repository.js';

mediaRepositoryContract(async () => {
  const media = new InMemoryMediaRepository();
  return { media, told: async () => media.events.length };
});
