import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { withdrawClaim } from '../domain/claim.js';
import type { ClaimRepository } from '../ports/claim.repository.js';

/** Somebody takes their claim back. */
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
