import { brandRepositoryContract } from '../../ports/brand.repository.contract.js';
import { importedInfluencersContract } from '../../ports/imported-influencers.contract.js';
import { influencerRepositoryContract } from '../../ports/influencer.repository.contract.js';
import { seenHandlesContract } from '../../ports/seen-handles.contract.js';
import { InMemoryBrandRepository } from './in-memory-brand.repository.js';
import { InMemoryImportedInfluencers } from './in-memory-imported-influencers.js';
import { InMemoryInfluencerRepository } from './in-memory-influencer.repository.js';
import { InMemorySeenHandles } from './in-memory-seen-handles.js';

describe('profiles in memory', () => {
  const brands = new InMemoryBrandRepository();
  const influencers = new InMemoryInfluencerRepository();
  const imported = new InMemoryImportedInfluencers(new InMemoryInfluencerRepository());

  describe('brands', () => brandRepositoryContract(() => brands));
  describe('influencers', () => influencerRepositoryContract(() => influencers));
  describe('imported influencers', () => importedInfluencersContract(() => imported));
  describe('seen handles', () => seenHandlesContract(() => new InMemorySeenHandles()));
});
