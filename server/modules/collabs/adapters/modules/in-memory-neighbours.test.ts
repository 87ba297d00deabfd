import { newId } from '../../../../shared/kernel/index.js';
import { creditsContract } from '../../ports/credits.contract.js';
import { InMemoryCredits } from './in-memory-neighbours.js';

describe('InMemoryCredits', () => {
  const credits = new InMemoryCredits();
  creditsContract(() => ({
    credits,
    brand: async (plan, freeLeft = 0) => {
      const brandId = newId();
      credits.accounts.set(brandId, { plan, freeLeft, keptLeft: 0 });
      return brandId;
    },
  }));
});
