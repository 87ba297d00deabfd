import type { Actor } from '../../../shared/kernel/index.js';
import type { UnclaimedProfile } from '../domain/claim.js';

/** The influencers whose profiles are claimed. Profiles and identity answer. */
export abstract class Influencers {
  /** The profile of this handle, whatever the case of its letters, if nobody looks after it; else null. */
  abstract unclaimed(handle: string): Promise<UnclaimedProfile | null>;

  /**
   * From now on this person looks after the profile, as its owner. False when somebody does already. Joins the open
   * transaction.
   */
  abstract handOver(actor: Actor, influencerId: string, userId: string): Promise<boolean>;
}
