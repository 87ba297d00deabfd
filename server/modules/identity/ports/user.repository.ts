import type { User, UserEvent } from '../domain/user.js';

/** Where people live, with their memberships. The promises below are executable: see user.repository.contract.ts. */
export abstract class UserRepository {
  /** @throws identity/no-such-user */
  abstract get(id: string): Promise<User>;

  /** `email` must be normalised. */
  abstract findByEmail(email: string): Promise<User | null>;

  /**
   * Stores the user, the memberships and the events together, or none. Returns the stored state (next version).
   * Whoever is signed in as this user is seen afresh at their next request.
   * @throws identity/stale when the stored version is not the one this user was read at
   * @throws identity/email-taken
   */
  abstract save(user: User, ...events: UserEvent[]): Promise<User>;

  /** Until the open transaction ends nobody else holds the staff: what is decided on whom it then reads stays true. */
  abstract holdStaff(): Promise<void>;
}
