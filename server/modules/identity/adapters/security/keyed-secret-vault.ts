import { createHmac } from 'node:crypto';
import { keyForUse, Sealing } from '../../../../shared/sealing.js';
import { SecretVault } from '../../ports/secrets.js';

/** Sealing and HMAC-SHA-256 with keys derived from the product's secret. */
export class KeyedSecretVault extends SecretVault {
  private readonly sealing: Sealing;
  private readonly recognising: Buffer;

  constructor({ sessionSecret }: Readonly<{ sessionSecret: string }>) {
    super();
    this.sealing = new Sealing(sessionSecret, 'second-factor seal');
    this.recognising = keyForUse(sessionSecret, 'second-factor fingerprint');
  }

  seal(plain: string, owner: string): string {
    return this.sealing.seal(plain, owner);
  }

  open(sealed: string, owner: string): string {
    return this.sealing.open(sealed, owner);
  }

  fingerprint(code: string, owner: string): string {
    return createHmac('sha256', this.recognising).update(`${owner} ${code}`).digest('hex');
  }
}
