import { createHash, randomBytes } from 'node:crypto';
import { SecretTokens } from '../../../../shared/kernel/index.js';

/** The secrets in report URLs. Their hashes are stored in base64url, not in hexadecimal like those of other tokens. */
export class RandomReportTokens extends SecretTokens {
  make(): Readonly<{ token: string; hash: string }> {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
