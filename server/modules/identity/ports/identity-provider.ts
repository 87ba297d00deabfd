import type { OutsideIdentity, OutsideSubject } from '../domain/outside-identity.js';
import type { UserEvent } from '../domain/user.js';

/** What the browser takes along to the provider and must bring back; each part is made for this one sign-in. */
export type Journey = Readonly<{
  /** Ties the way back to the browser that left. */
  state: string;
  /** Ties the provider's statement to this sign-in. */
  nonce: string;
  /** Ties the code to the browser that asked for it (PKCE, RFC 7636). */
  verifier: string;
}>;

export type Departure = Readonly<{
  /** Where the browser goes. */
  address: string;
  journey: Journey;
}>;

/** Who vouches for people's email addresses. Links and passwords of our own work beside every adapter of this port. */
export abstract class IdentityProvider {
  /** What people call it, as in "Continue with …"; null where there are only our own links and passwords. */
  abstract readonly label: string | null;

  /**
   * Where to send a browser. `askAgain`: the provider shall ask who is there, even if it remembers someone.
   * @throws identity/no-provider, identity/provider-away
   */
  abstract begin(options: Readonly<{ askAgain: boolean }>): Promise<Departure>;

  /**
   * Who has come back, with what the provider put into the address. A code works once.
   * @throws identity/not-vouched, identity/sign-in-cancelled, identity/provider-away, identity/no-provider
   */
  abstract finish(journey: Journey, returned: URLSearchParams): Promise<OutsideIdentity>;
}

/** Which accounts at outside providers belong to whom. The promises below are executable: see identity-provider.contract.ts. */
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
