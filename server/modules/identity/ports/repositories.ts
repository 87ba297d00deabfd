import type { Session } from '../domain/session.js';
import type { User, UserEvent } from '../domain/user.js';

/** Stores people with their memberships. The promises below are executable: see repositories.contract.ts. */
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

  /** Locks the staff until the open transaction ends, so that decisions based on later reads hold. */
  abstract holdStaff(): Promise<void>;
}

/** A proof by link was given before the asking browser got to know. */
export type SessionProof = Readonly<{ provenAt: Date; now: Date }>;

export type SessionsOf = Readonly<{ userId: string; except?: string }>;

/** Stores sessions. The promises below are executable: see repositories.contract.ts. */
export abstract class SessionRepository {
  /** @throws identity/not-signed-in when it does not exist or has ended */
  abstract get(id: string): Promise<Session>;

  /** Stores a new session with its events. */
  abstract start(session: Session, ...events: UserEvent[]): Promise<void>;

  /**
   * Ends one session on every process at once. Of concurrent calls, exactly one ends it.
   * @throws identity/not-signed-in when it has already ended
   */
  abstract end(id: string, now: Date, ...events: UserEvent[]): Promise<void>;

  /** Ends every session of one person except the given one, on every process at once. */
  abstract endAllOf(who: SessionsOf, now: Date, ...events: UserEvent[]): Promise<void>;

  /**
   * Records when the person reauthenticated and makes the session's next token; every process sees it at once, and its
   * streams close. Proofs within 30 seconds of each other share a token. Returns the stored session.
   * @throws identity/not-signed-in
   */
  abstract prove(id: string, proof: SessionProof, ...events: UserEvent[]): Promise<Session>;

  /** A person's current full sessions, most recently used first. */
  abstract livingOf(userId: string, now: Date): Promise<Session[]>;
}
