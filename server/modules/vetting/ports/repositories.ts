import type { Actor } from '../../../shared/kernel/index.js';
import type { Claim, ClaimEvent, UnclaimedProfile } from '../domain/claim.js';
import type { Review, ReviewEvent } from '../domain/review.js';

/** Stores claims. The promises below are executable: see repositories.contract.ts. */
export abstract class ClaimRepository {
  /** @throws vettingErrors.claimNotFound */
  abstract get(id: string): Promise<Claim>;

  /** All of a person, latest first. */
  abstract ofUser(userId: string): Promise<readonly ClaimOfProfile[]>;

  /** All for a profile, latest first. */
  abstract ofInfluencer(influencerId: string): Promise<readonly Claim[]>;

  /** Open ones that have expired: at most this many. */
  abstract due(now: Date, limit: number): Promise<readonly Claim[]>;

  /**
   * Stores the claim with its event. A person who already has an open claim for the same profile gets that one back,
   * and nothing is stored.
   * @throws vettingErrors.claimOver when it was changed since it was read, or another claim for the profile has been
   * confirmed; vettingErrors.tooManyClaims when it is new and the person already has `openClaimsAPerson` open, even
   * under concurrency
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

/** Influencers whose profiles are claimed. Profiles and identity answer. */
export abstract class Influencers {
  /** The unclaimed profile with this handle, ignoring case; else null. */
  abstract unclaimed(handle: string): Promise<UnclaimedProfile | null>;

  /** Makes this person the profile's owner. False if it already has one. Joins the open transaction. */
  abstract handOver(actor: Actor, influencerId: string, userId: string): Promise<boolean>;
}
