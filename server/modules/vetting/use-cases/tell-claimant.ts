import type { ClaimMails } from '../ports/claim-mails.js';
import type { ClaimRepository } from '../ports/claim.repository.js';
import type { Claimants } from '../ports/claimants.js';

/** Whoever claimed a profile is told how it was decided. */
export class TellClaimant {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly claimants: Claimants,
    private readonly mails: ClaimMails,
  ) {}

  async execute(userId: string, claimId: string): Promise<void> {
    const claim = (await this.claims.ofUser(userId)).find(({ id }) => id === claimId);
    if (!claim) return; // they have closed their account meanwhile
    const claimant = await this.claimants.get(userId);
    if (claim.state === 'confirmed') await this.mails.tellConfirmed(claimant, claim.handle);
    if (claim.state === 'refused') await this.mails.tellRefused(claimant, claim.handle, claim.reason ?? '');
  }
}
