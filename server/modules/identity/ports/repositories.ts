import type { Session } from '../domain/session.js';
import type { User, UserEvent } from '../domain/user.js';

/** Where people live, with their memberships. The promises below are executable: see repositories.contract.ts. */
export abstract class UserRepository {
  /** @throws identity/no-such-user */
  abstract get(id: string): Promise<User>;

  /** `email` must be normalised. */
  abstract findByEmail(email: string): Promise<User | null>;

  /**
   * Stores the user, the memberships and the events together, or none. Returns the stored state (next version). This user's
   * sessions are read again at their next request.
   * @throws identity/stale when the stored version is not the one this user was read at
   * @throws identity/email-taken
   */
  abstract save(user: User, ...events: UserEvent[]): Promise<User>;

  /** Until the open transaction ends nobody else holds the staff: what is decided on whom it then reads stays true. */
  abstract holdStaff(): Promise<void>;
}

export type SessionsOf = Readonly<{ userId: string; except?: string }>;

/** Where sessions live. The promises below are executable: see repositories.contract.ts. */
export abstract class SessionRepository {
  /** @throws identity/not-signed-in when it does not exist or has ended */
  abstract get(id: string): Promise<Session>;

  /** Stores a new session and its events together. */
  abstract start(session: Session, ...events: UserEvent[]): Promise<void>;

  /**
   * Ends one session on every process at once. However many ask at once, one ends it.
   * @throws identity/not-signed-in when it has ended already
   */
  abstract end(id: string, now: Date, ...events: UserEvent[]): Promise<void>;

  /** Ends every session of one person, except the one to keep if any, on every process at once. */
  abstract endAllOf(who: SessionsOf, now: Date, ...events: UserEvent[]): Promise<void>;

  /** Notes that the person has just shown that it is they; every process sees it at once. @throws identity/not-signed-in */
  abstract prove(id: string, now: Date, ...events: UserEvent[]): Promise<void>;

  /** The full sessions with which one person is signed in now, the most recently used first. */
  abstract livingOf(userId: string, now: Date): Promise<Session[]>;
}
