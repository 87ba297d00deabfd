import type { OutsideIdentity, OutsideSubject } from '../domain/outside-identity.js';
import type { UserEvent } from '../domain/user.js';

/** What the browser takes to the provider and must bring back; every value is made for this one sign-in. */
export type Journey = Readonly<{
  /** Ties the callback to the browser that started the sign-in. */
  state: string;
  /** Ties the provider's statement to this sign-in. */
  nonce: string;
  /** Ties the code to the browser that asked for it (PKCE, RFC 7636). */
  verifier: string;
}>;

export type Departure = Readonly<{
  /** Where to redirect the browser. */
  address: string;
  journey: Journey;
}>;

/** Verifies people's email addresses. Our own links and passwords work alongside every adapter of this port. */
export abstract class IdentityProvider {
  /** Display name, as in "Continue with …"; null if there are only our own links and passwords. */
  abstract readonly label: string | null;

  /**
   * Where to redirect the browser. `askAgain`: the provider must ask for credentials even if it has a session.
   * @throws identity/no-provider, identity/provider-away
   */
  abstract begin(options: Readonly<{ askAgain: boolean }>): Promise<Departure>;

  /**
   * The person who has returned, from the callback's parameters. A code works once.
   * @throws identity/not-vouched, identity/sign-in-cancelled, identity/provider-away, identity/no-provider
   */
  abstract finish(journey: Journey, returned: URLSearchParams): Promise<OutsideIdentity>;
}

/**
 * Maps accounts at outside providers to people. The promises below are executable: see identity-provider.contract.ts.
 */
export abstract class OutsideIdentityRepository {
  /** The id of the person who uses this account; null if nobody does. */
  abstract userOf(subject: OutsideSubject): Promise<string | null>;

  /** This person's account at this provider; null if none. */
  abstract subjectOf(userId: string, issuer: string): Promise<OutsideSubject | null>;

  /**
   * Links an account to a person and stores the events, atomically. Of concurrent calls, exactly one links it; linking
   * again is idempotent and publishes nothing.
   * @throws identity/other-subject when the person has another account there, or the account is another person's
   */
  abstract link(userId: string, subject: OutsideSubject, now: Date, ...events: UserEvent[]): Promise<void>;
}
