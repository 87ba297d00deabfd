import { createHash, randomBytes } from 'node:crypto';
import { SecretTokens } from './kernel/index.js';

const bytes = 32;

/** The token has 256 random bits, so that a plain hash of it cannot be turned back. */
export class RandomSecretTokens extends SecretTokens {
  make(): { token: string; hash: string } {
    const token = randomBytes(bytes).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token, 'utf8').digest('hex');
  }
}
