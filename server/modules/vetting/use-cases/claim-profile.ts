import { type Actor, type Clock, eachByItself, theProduct } from '../../../shared/kernel/index.js';
import { type Claim, expireClaim, requestClaim, withdrawClaim } from '../domain/claim.js';
import { vettingErrors } from '../domain/vetting.errors.js';
import type { Influencers, ClaimRepository } from '../ports/repositories.js';

/** Someone who is signed in says that a profile is theirs. */
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

/** Someone takes their claim back. */
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

  /** @returns how many have ended; at most a hundred at once */
  async execute(now: Date): Promise<number> {
    const due = await this.claims.due(now, atOnce);
    await eachByItself(due, (claim) => this.claims.save(...expireClaim(claim, theProduct, now)));
    return due.length;
  }
}
