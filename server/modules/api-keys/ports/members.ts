import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';

/** Who works in a profile: a key acts as one of its members. */
export abstract class Members {
  /** The person in this profile, with their role there. @throws identity/no-such-user, identity/no-such-member */
  abstract actorIn(userId: string, profile: ProfileRef): Promise<Actor>;
}
