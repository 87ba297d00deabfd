import type { Actor } from '../../../shared/kernel/index.js';
import { canSeeProfile, type InfluencerProfile } from '../domain/influencer-profile.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { InfluencerProfileRepository } from '../ports/influencer-profile.repository.js';

/** An influencer's own people, or staff, open the profile to work on it. */
export class GetInfluencerProfile {
  constructor(private readonly profiles: InfluencerProfileRepository) {}

  /** @throws profiles/influencer-not-found */
  async execute(actor: Actor, id: string): Promise<InfluencerProfile> {
    const profile = canSeeProfile({ id }, actor) && (await this.profiles.get(id));
    if (!profile) throw profileErrors.influencerNotFound(id);
    return profile;
  }
}
