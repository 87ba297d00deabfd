import { eachByItself, theProduct } from '../../../shared/kernel/index.js';
import { expireClaim } from '../domain/claim.js';
import type { ClaimRepository } from '../ports/claim.repository.js';

const atOnce = 100;

/** Claims whose code was never found end by themselves. */
export class ExpireClaims {
  constructor(private readonly claims: ClaimRepository) {}

  /** @returns how many have ended; at most a hundred at once */
  async execute(now: Date): Promise<number> {
    const due = await this.claims.due(now, atOnce);
    await eachByItself(due, (claim) => this.claims.save(...expireClaim(claim, theProduct, now)));
    return due.length;
  }
}
