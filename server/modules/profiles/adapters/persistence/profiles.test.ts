import { newId } from '../../../../shared/kernel/index.js';
import { brandRepositoryContract, venueRepositoryContract } from '../../ports/brands.contract.js';
import { deletedProfilesContract } from '../../ports/deleted-profiles.contract.js';
import { importedInfluencersContract } from '../../ports/imported-influencers.contract.js';
import { influencerMergesContract, safetyFlagsContract } from '../../ports/influencer-merges.contract.js';
import { influencerProfileRepositoryContract, influencerRepositoryContract } from '../../ports/influencers.contract.js';
import { InMemoryBrandRepository, InMemoryDeletedProfiles, InMemoryVenueRepository } from './in-memory-brands.js';
import {
  InMemoryImportedInfluencers,
  InMemoryInfluencerMerges,
  InMemoryInfluencerProfileRepository,
  InMemoryInfluencerRepository,
  InMemorySafetyFlags,
} from './in-memory-influencers.js';

describe('profiles in memory', () => {
  const deleted = new InMemoryDeletedProfiles();
  const brands = new InMemoryBrandRepository(deleted);
  const influencers = new InMemoryInfluencerRepository();
  const imported = new InMemoryImportedInfluencers(new InMemoryInfluencerRepository());

  describe('brands', () =>
    brandRepositoryContract(
      () => brands,
      () => deleted,
    ));
  const venues = new InMemoryVenueRepository();
  describe('venues', () => venueRepositoryContract(() => venues));
  describe('influencers', () => influencerRepositoryContract(() => influencers));
  const whole = new InMemoryInfluencerProfileRepository(influencers);
  const flagged = new Set<string>();
  const flags = new InMemorySafetyFlags((id) => flagged.has(id));
  describe('safety flags', () =>
    safetyFlagsContract(
      () => flags,
      async () => {
        const id = newId();
        flagged.add(id);
        return id;
      },
    ));
  describe('whole profiles', () =>
    influencerProfileRepositoryContract(
      () => whole,
      () => influencers,
    ));
  describe('imported influencers', () => importedInfluencersContract(() => imported));
  const merges = new InMemoryInfluencerMerges(influencers);
  describe('merges', () => influencerMergesContract(() => ({ merges, influencers })));
  describe('deleted profiles', () => deletedProfilesContract(() => deleted));
});
