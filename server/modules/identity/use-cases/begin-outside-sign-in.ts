import type { Departure, IdentityProvider } from '../ports/identity-provider.js';

/** Somebody wants to sign in at the outside provider. */
export class BeginOutsideSignIn {
  constructor(private readonly provider: IdentityProvider) {}

  /** `askAgain`: they have signed out here before. @throws identity/no-provider, identity/provider-away */
  execute(askAgain: boolean): Promise<Departure> {
    return this.provider.begin({ askAgain });
  }
}
