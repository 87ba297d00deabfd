import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Influencer, joinInfluencer, type NewInfluencer } from '../domain/influencer.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { ClaimRepository } from '../ports/claim.repository.js';
import type { InfluencerRepository } from '../ports/influencer.repository.js';

/** Someone joins as an influencer. Whose account it is, identity is told by the caller. */
export class JoinInfluencer {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly claims: ClaimRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/handle-unclaimed when the handle is that of an imported profile, profiles/handle-taken */
  async execute(actor: Actor, details: NewInfluencer): Promise<Influencer> {
    if (await this.claims.unclaimed(details.handle)) throw profileErrors.handleUnclaimed(details.handle);

    return this.influencers.save(...joinInfluencer(details, actor, this.clock.now()));
  }
}
