import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { claimProfile } from '../domain/influencer-profile.js';
import type { InfluencerProfileRepository } from '../ports/influencer-profile.repository.js';

/** From now on this person looks after a profile that nobody looked after. Whose account it is, identity is told by the caller. */
export class ClaimInfluencer {
  constructor(
    private readonly profiles: InfluencerProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns false when somebody looks after it already. @throws profiles/influencer-not-found, profiles/stale */
  async execute(actor: Actor, influencerId: string, userId: string): Promise<boolean> {
    const claimed = claimProfile(await this.profiles.get(influencerId), userId, actor, this.clock.now());
    if (claimed) await this.profiles.save(...claimed);
    return claimed !== null;
  }
}
