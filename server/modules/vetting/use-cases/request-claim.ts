import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { claimErrors } from '../domain/claim.errors.js';
import { type Claim, requestClaim } from '../domain/claim.js';
import type { ClaimRepository } from '../ports/claim.repository.js';
import type { Influencers } from '../ports/influencers.js';

/** Somebody who is signed in says that a profile is theirs. */
export class RequestClaim {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly influencers: Influencers,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/nothing-to-claim, profiles/too-many-claims */
  async execute(actor: Actor, handle: string): Promise<Claim> {
    const profile = await this.influencers.unclaimed(handle);
    if (!profile) throw claimErrors.nothingToClaim();

    return this.claims.save(...requestClaim(profile, actor, this.clock.now()));
  }
}
