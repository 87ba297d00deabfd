import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Claim, confirmClaim, refuseClaim } from '../domain/claim.js';
import { vettingErrors } from '../domain/vetting.errors.js';
import type { Influencers, ClaimRepository } from '../ports/repositories.js';

const otherWasRight = 'Someone else has shown that the profile is theirs.';

/** Staff have found the code: the profile is handed over, and other claims of it are refused. */
export class ConfirmClaim {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly influencers: Influencers,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/claim-not-found, profiles/claim-over, profiles/not-staff, profiles/stale */
  execute(actor: Actor, influencerId: string, claimId: string): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const claim = await claimOf(this.claims, influencerId, claimId);
      const now = this.clock.now();

      await this.claims.save(...confirmClaim(claim, actor, now));
      if (!(await this.influencers.handOver(actor, influencerId, claim.userId))) throw vettingErrors.claimOver();
      const others = (await this.claims.ofInfluencer(influencerId)).filter(({ state }) => state === 'open');
      for (const other of others) await this.claims.save(...refuseClaim(other, otherWasRight, actor, now));
    });
  }
}

/** Staff refuse a claim; the person reads why. */
export class RefuseClaim {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/claim-not-found, profiles/claim-over, profiles/not-staff */
  async execute(actor: Actor, influencerId: string, claimId: string, reason: string): Promise<void> {
    const claim = await claimOf(this.claims, influencerId, claimId);
    await this.claims.save(...refuseClaim(claim, reason, actor, this.clock.now()));
  }
}

async function claimOf(claims: ClaimRepository, influencerId: string, claimId: string): Promise<Claim> {
  const claim = await claims.get(claimId);
  if (claim.influencerId !== influencerId) throw vettingErrors.claimNotFound(claimId);
  return claim;
}
