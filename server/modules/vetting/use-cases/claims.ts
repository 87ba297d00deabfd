import { type Actor, type Clock, eachByItself, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { type Claim, confirmClaim, expireClaim, refuseClaim, requestClaim, withdrawClaim } from '../domain/claim.js';
import { vettingErrors } from '../domain/vetting.errors.js';
import type { ClaimRepository, Influencers } from '../ports/repositories.js';

/** A signed-in person claims a profile. */
export class RequestClaim {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly influencers: Influencers,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/nothing-to-claim, profiles/too-many-claims */
  async execute(actor: Actor, handle: string): Promise<Claim> {
    const profile = await this.influencers.unclaimed(handle);
    if (!profile) throw vettingErrors.nothingToClaim();

    return this.claims.save(...requestClaim(profile, actor, this.clock.now()));
  }
}

/** Someone withdraws their claim. */
export class WithdrawClaim {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/claim-not-found, profiles/claim-over */
  async execute(actor: Actor, id: string): Promise<void> {
    await this.claims.save(...withdrawClaim(await this.claims.get(id), actor, this.clock.now()));
  }
}

const atOnce = 100;

/** Claims with a code that was never found expire. */
export class ExpireClaims {
  constructor(private readonly claims: ClaimRepository) {}

  /** @returns how many have expired; at most a hundred at once */
  async execute(now: Date): Promise<number> {
    const due = await this.claims.due(now, atOnce);
    await eachByItself(due, (claim) => this.claims.save(...expireClaim(claim, theProduct, now)));
    return due.length;
  }
}

const otherWasRight = 'Someone else has shown that the profile is theirs.';

/** Staff have found the code: the profile is transferred, and other claims for it are refused. */
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

/** Staff refuse a claim; the person sees the reason. */
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
