import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Invitation, InvitationEvent } from '../domain/invitation.js';
import type { Team } from '../domain/team.js';

/** Who works in a profile, and who has been asked to. The promises below are executable: see teams.contract.ts. */
export abstract class Teams {
  abstract of(profile: ProfileRef, now: Date): Promise<Team>;

  /** The same, and until the open transaction ends nobody else holds this team: what is decided on it stays true. */
  abstract hold(profile: ProfileRef, now: Date): Promise<Team>;
}

/** Where invitations are kept until they are answered. The promises below are executable: see teams.contract.ts. */
export abstract class InvitationRepository {
  /** The open one to which this token belongs, expired or not; null when there is none. */
  abstract findOpen(tokenHash: string): Promise<Invitation | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws identity/no-such-invitation when the stored version is not the one this invitation was read at, or another
   * to the same person and profile is open
   */
  abstract save(invitation: Invitation, ...events: InvitationEvent[]): Promise<Invitation>;

  /** Forgets those that were answered, or ran out, before this moment: email addresses are not kept for nothing. Says how many. */
  abstract forget(before: Date): Promise<number>;
}
