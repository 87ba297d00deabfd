import { identityErrors } from '../../domain/identity.errors.js';
import type { OutsideIdentity } from '../../domain/outside-identity.js';
import { type Departure, IdentityProvider, type Journey } from '../../ports/identity-provider.js';

/** A provider at which the test says who signs in. */
export class InMemoryIdentityProvider extends IdentityProvider {
  readonly label = 'the twin';
  private readonly waiting = new Map<string, OutsideIdentity>();
  private journeys = 0;

  async begin({ askAgain }: { askAgain: boolean }): Promise<Departure> {
    const number = ++this.journeys;
    const journey = { state: `state-${number}`, nonce: `nonce-${number}`, verifier: `verifier-${number}` };
    const address = new URL('https://id.example.com/authorize');
    address.search = String(new URLSearchParams({ state: journey.state, ...(askAgain ? { prompt: 'login' } : {}) }));
    return { address: String(address), journey };
  }

  async finish({ state }: Journey, returned: URLSearchParams): Promise<OutsideIdentity> {
    if (returned.get('state') !== state) throw identityErrors.notVouched();
    if (returned.get('error') === 'access_denied') throw identityErrors.signInCancelled();
    const code = returned.get('code') ?? '';
    const identity = this.waiting.get(code);
    this.waiting.delete(code);
    if (!identity) throw identityErrors.notVouched();
    return identity;
  }

  /** Somebody signs in there. Answers what the browser brings back from this departure. */
  signIn({ address }: Departure, identity: OutsideIdentity): URLSearchParams {
    const code = `code-${this.waiting.size + 1}-${identity.subject}`;
    this.waiting.set(code, identity);
    return new URLSearchParams({ code, state: new URL(address).searchParams.get('state')! });
  }
}
