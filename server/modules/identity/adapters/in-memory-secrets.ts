import { identityErrors } from '../domain/identity.errors.js';
import type { OutsideIdentity } from '../domain/outside-identity.js';
import { type Departure, IdentityProvider, type Journey } from '../ports/identity-provider.js';
import { OneTimeCodes, PasswordHasher, SecretVault } from '../ports/secrets.js';

/** Neither slow nor secure. */
export class InMemoryPasswordHasher extends PasswordHasher {
  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    return hash === `hash of ${password}`;
  }
}

export class InMemorySecretVault extends SecretVault {
  seal(plain: string, owner: string): string {
    return JSON.stringify({ plain, owner });
  }

  open(sealed: string, owner: string): string {
    const inside = JSON.parse(sealed) as { plain: string; owner: string };
    if (inside.owner !== owner) throw new Error('This was sealed for another owner.');
    return inside.plain;
  }

  fingerprints(code: string, owner: string): [string] {
    return [`${code} of ${owner}`];
  }
}

const stepAt = (now: Date): number => Math.floor(now.getTime() / 30_000);

/** Secrets are numbered; a code is its time step's number, offset per secret. */
export class InMemoryOneTimeCodes extends OneTimeCodes {
  private made = 0;

  /** What an app with this secret shows. */
  shows(secret: string, now: Date): string {
    const code = (stepAt(now) + Number(secret) * 1_000) % 1_000_000;
    return code.toString().padStart(6, '0');
  }

  newSecret(): string {
    return String(++this.made);
  }

  addressFor(secret: string, email: string): string {
    return `otpauth://totp/Tastemaker:${encodeURIComponent(email)}?secret=${secret}&issuer=Tastemaker`;
  }

  stepOf(secret: string, digits: string, now: Date): number | null {
    const near = [0, -30_000, 30_000].map((away) => new Date(now.getTime() + away));
    const right = near.find((time) => this.shows(secret, time) === digits);
    return right ? stepAt(right) : null;
  }

  newRecoveryCodes(count: number): readonly string[] {
    return Array.from({ length: count }, () => `spare-codes-${String(++this.made).padStart(5, '0')}`);
  }
}

/** A provider where the test decides who signs in. */
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

  /** Someone signs in there. Returns what the browser brings back from this departure. */
  signIn({ address }: Departure, identity: OutsideIdentity): URLSearchParams {
    const code = `code-${this.waiting.size + 1}-${identity.subject}`;
    this.waiting.set(code, identity);
    return new URLSearchParams({ code, state: new URL(address).searchParams.get('state')! });
  }
}
