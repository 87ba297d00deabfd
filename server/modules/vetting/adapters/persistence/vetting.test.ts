import { newId } from '../../../../shared/kernel/index.js';
import { claimRepositoryContract, reviewsContract } from '../../ports/repositories.contract.js';
import { InMemoryClaimRepository, InMemoryReviews } from './in-memory-vetting.js';

describe('vetting in memory', () => {
  const profiles = new Map<string, { handle: string; name: string }>();
  const claims = new InMemoryClaimRepository(profiles);
  describe('claims', () =>
    claimRepositoryContract(
      () => claims,
      async (handle) => {
        const profile = { id: newId(), handle, name: 'Ana Reyes' };
        profiles.set(profile.id, profile);
        return profile;
      },
    ));
  const reviews = new InMemoryReviews();
  describe('reviews', () =>
    reviewsContract(
      () => reviews,
      async () => newId(),
    ));
});
