import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { claimErrors } from '../domain/claim.errors.js';
import { type Claim, confirmClaim, refuseClaim } from '../domain/claim.js';
import type { ClaimRepository } from '../ports/claim.repository.js';
import type { Claimants } from '../ports/claimants.js';
import type { Influencers } from '../ports/influencers.js';

const otherWasRight = 'Somebody else has shown that the profile is theirs.';

/** Staff have looked for the code. Confirmed, the profile is handed over, and other claims of it are refused. */
export class DecideClaim {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly influencers: Influencers,
    private readonly claimants: Claimants,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/claim-not-found, profiles/claim-over, profiles/not-staff, profiles/stale */
  confirm(actor: Actor, influencerId: string, claimId: string): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const claim = await this.find(influencerId, claimId);
      const now = this.clock.now();

      await this.claims.save(...confirmClaim(claim, actor, now));
      if (!(await this.influencers.claim(actor, influencerId, claim.userId))) throw claimErrors.over();
      await this.claimants.handOver(influencerId, claim.userId);
      const others = (await this.claims.ofInfluencer(influencerId)).filter(({ state }) => state === 'open');
      for (const other of others) await this.claims.save(...refuseClaim(other, otherWasRight, actor, now));
    });
  }

  /** @throws profiles/claim-not-found, profiles/claim-over, profiles/not-staff */
  async refuse(actor: Actor, influencerId: string, claimId: string, reason: string): Promise<void> {
    const claim = await this.find(influencerId, claimId);
    await this.claims.save(...refuseClaim(claim, reason, actor, this.clock.now()));
  }

  private async find(influencerId: string, claimId: string): Promise<Claim> {
    const claim = await this.claims.get(claimId);
    if (claim.influencerId !== influencerId) throw claimErrors.notFound(claimId);
    return claim;
  }
}
