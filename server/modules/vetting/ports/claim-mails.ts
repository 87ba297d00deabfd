import type { Claimant } from './claimants.js';

/** What claimants are told by mail. */
export abstract class ClaimMails {
  abstract tellConfirmed(claimant: Claimant, handle: string): Promise<void>;
  abstract tellRefused(claimant: Claimant, handle: string, reason: string): Promise<void>;
}
