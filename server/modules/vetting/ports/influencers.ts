import type { Actor } from '../../../shared/kernel/index.js';
import type { UnclaimedProfile } from '../domain/claim.js';

/** The influencers who are claimed and reviewed. */
export abstract class Influencers {
  /** The profile of this handle, whatever the case of its letters, if nobody looks after it; else null. */
  abstract unclaimed(handle: string): Promise<UnclaimedProfile | null>;

  /** From now on this person looks after the profile. False when somebody does already. Joins the open transaction. */
  abstract claim(actor: Actor, influencerId: string, userId: string): Promise<boolean>;

  /** Also of somebody who is deleted. @throws profiles/influencer-not-found */
  abstract handleOf(influencerId: string): Promise<string>;
}
