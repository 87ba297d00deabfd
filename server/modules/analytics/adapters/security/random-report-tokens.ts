import { createHash, randomBytes } from 'node:crypto';
import { ReportTokens } from '../../ports/report-tokens.js';

/** 256 bits nobody can guess; what is stored cannot be turned back into them. */
export class RandomReportTokens extends ReportTokens {
  make(): Readonly<{ token: string; hash: string }> {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
