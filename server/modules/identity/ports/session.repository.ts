import type { Session } from '../domain/session.js';
import type { UserEvent } from '../domain/user.js';

export type SessionsOf = Readonly<{ userId: string; except?: string }>;

/** Where sessions live. The promises below are executable: see session.repository.contract.ts. */
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
