import type { Claim, ClaimEvent } from '../domain/claim.js';

/** Where claims live. The promises below are executable: see claim.repository.contract.ts. */
export abstract class ClaimRepository {
  /** @throws vettingErrors.claimNotFound */
  abstract get(id: string): Promise<Claim>;

  /** All of a person, the latest first. */
  abstract ofUser(userId: string): Promise<readonly ClaimOfProfile[]>;

  /** All of a profile, the latest first. */
  abstract ofInfluencer(influencerId: string): Promise<readonly Claim[]>;

  /** Those that are open, and whose time is over: so many at most. */
  abstract due(now: Date, limit: number): Promise<readonly Claim[]>;

  /**
   * Stores the claim and its event together, or neither. A person who has an open claim of the same profile gets that one
   * back, and nothing is stored.
   * @throws vettingErrors.claimOver when it was changed since it was read, or another claim of the profile has been confirmed;
   * vettingErrors.tooManyClaims when it is new and the person has `openClaimsAPerson` open, however many are asked for at once
   */
  abstract save(claim: Claim, event: ClaimEvent): Promise<Claim>;
}

export type ClaimOfProfile = Claim & Readonly<{ handle: string; name: string }>;
