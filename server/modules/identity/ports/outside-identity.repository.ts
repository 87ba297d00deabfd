import type { OutsideSubject } from '../domain/outside-identity.js';
import type { UserEvent } from '../domain/user.js';

/** Which accounts at outside providers belong to whom. The promises below are executable: see outside-identity.repository.contract.ts. */
export abstract class OutsideIdentityRepository {
  /** The id of the person who uses this account; null for nobody. */
  abstract userOf(subject: OutsideSubject): Promise<string | null>;

  /** The account that this person uses at this provider; null for none. */
  abstract subjectOf(userId: string, issuer: string): Promise<OutsideSubject | null>;

  /**
   * Links an account to a person, with the events, or neither. However many try at once, one is linked; the same link
   * once more changes nothing and tells of nothing.
   * @throws identity/other-subject when the person has another account there, or the account is another person's
   */
  abstract link(userId: string, subject: OutsideSubject, now: Date, ...events: UserEvent[]): Promise<void>;
}
