import { adRepositoryContract } from '../../ports/ad.repository.contract.js';
import { InMemoryAdRepository } from '../in-memory-ads.js';

describe('ads in memory', () => {
  const ads = new InMemoryAdRepository();
  adRepositoryContract(() => ads);
});
