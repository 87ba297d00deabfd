import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Invitation, InvitationEvent } from '../domain/invitation.js';
import type { Team } from '../domain/team.js';

/** Reads a profile's members and invitations. The promises below are executable: see teams.contract.ts. */
export abstract class Teams {
  abstract of(profile: ProfileRef, now: Date): Promise<Team>;

  /** The same, with the team locked until the open transaction ends, so decisions based on it hold. */
  abstract hold(profile: ProfileRef, now: Date): Promise<Team>;
}

/** Stores invitations until they are answered. The promises below are executable: see teams.contract.ts. */
export abstract class InvitationRepository {
  /** The open one with this token, expired or not; null if there is none. */
  abstract findOpen(tokenHash: string): Promise<Invitation | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws identity/no-such-invitation when the stored version is not the one this invitation was read at, or another
   * to the same person and profile is open
   */
  abstract save(invitation: Invitation, ...events: InvitationEvent[]): Promise<Invitation>;

  /**
   * Deletes those that were answered or expired before this time, to keep email addresses no longer than needed.
   * Returns how many.
   */
  abstract forget(before: Date): Promise<number>;
}
