import { adRepositoryContract } from '../../ports/ads.contract.js';
import { InMemoryAdRepository } from '../in-memory-ads.js';

describe('ads in memory', () => {
  const ads = new InMemoryAdRepository();
  adRepositoryContract(() => ads);
});
