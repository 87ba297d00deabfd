import { identityErrors } from '../../domain/identity.errors.js';
import type { OutsideIdentity } from '../../domain/outside-identity.js';
import { type Departure, IdentityProvider } from '../../ports/identity-provider.js';

/** Nobody outside is asked: our own mailed links and passwords are the only ways in. */
export class LocalIdentityProvider extends IdentityProvider {
  readonly label = null;

  begin(): Promise<Departure> {
    return Promise.reject(identityErrors.noProvider());
  }

  finish(): Promise<OutsideIdentity> {
    return Promise.reject(identityErrors.noProvider());
  }
}
