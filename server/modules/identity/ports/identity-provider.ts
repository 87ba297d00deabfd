import type { OutsideIdentity } from '../domain/outside-identity.js';

/** What the browser takes along to the provider and must bring back; each part is made for this one sign-in. */
export type Journey = Readonly<{
  /** Ties the way back to the browser that left. */
  state: string;
  /** Ties the provider's statement to this sign-in. */
  nonce: string;
  /** Ties the code to whoever asked for it (PKCE, RFC 7636). */
  verifier: string;
}>;

export type Departure = Readonly<{
  /** Where the browser goes. */
  address: string;
  journey: Journey;
}>;

/** Who vouches for people's e-mail addresses. Links and passwords of our own work beside every adapter of this port. */
export abstract class IdentityProvider {
  /** What people call it, as in "Continue with …"; null where there are only our own links and passwords. */
  abstract readonly label: string | null;

  /**
   * Where to send a browser. `askAgain`: the provider shall ask who is there, even if it remembers somebody.
   * @throws identity/no-provider, identity/provider-away
   */
  abstract begin(options: Readonly<{ askAgain: boolean }>): Promise<Departure>;

  /**
   * Who has come back, with what the provider put into the address. A code works once.
   * @throws identity/not-vouched, identity/sign-in-cancelled, identity/provider-away, identity/no-provider
   */
  abstract finish(journey: Journey, returned: URLSearchParams): Promise<OutsideIdentity>;
}
