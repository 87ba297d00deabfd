import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { claimErrors } from '../domain/claim.errors.js';
import { type Claim, openClaimsAPerson, requestClaim } from '../domain/claim.js';
import type { ClaimRepository } from '../ports/claim.repository.js';

/** Somebody who is signed in says that a profile is theirs. */
export class RequestClaim {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/nothing-to-claim, profiles/too-many-claims */
  async execute(actor: Actor, handle: string): Promise<Claim> {
    const profile = await this.claims.unclaimed(handle);
    if (!profile) throw claimErrors.nothingToClaim();
    const open = (await this.claims.ofUser(actor.userId)).filter(({ state }) => state === 'open');
    const known = open.find(({ influencerId }) => influencerId === profile.id);
    if (known) return known;
    if (open.length >= openClaimsAPerson) throw claimErrors.tooMany();

    return this.claims.save(...requestClaim(profile, actor, this.clock.now()));
  }
}
