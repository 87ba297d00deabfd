import type { Actor } from '../../../shared/kernel/index.js';
import type { Claim, ClaimEvent, UnclaimedProfile } from '../domain/claim.js';
import type { Review, ReviewEvent } from '../domain/review.js';

/** Where claims live. The promises below are executable: see repositories.contract.ts. */
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

/** Influencers' review states. */
export abstract class Reviews {
  abstract find(influencerId: string): Promise<Review | null>;

  /** @throws profiles/not-waiting when someone else has decided */
  abstract save(review: Review, ...events: ReviewEvent[]): Promise<void>;
}

/** The influencers whose profiles are claimed. Profiles and identity answer. */
export abstract class Influencers {
  /** The profile of this handle, whatever the case of its letters, if nobody looks after it; else null. */
  abstract unclaimed(handle: string): Promise<UnclaimedProfile | null>;

  /**
   * From now on this person looks after the profile, as its owner. False when someone does already. Joins the open
   * transaction.
   */
  abstract handOver(actor: Actor, influencerId: string, userId: string): Promise<boolean>;
}
