import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ListLinkTokens } from '../../ports/list-link-tokens.js';

const signatureLength = 22; // 132 bits

/** The id and a signature of it, so that nothing has to be kept and nothing can be made up. */
export class HmacListLinkTokens extends ListLinkTokens {
  private readonly key: Uint8Array;

  constructor({ sessionSecret }: Readonly<{ sessionSecret: string }>) {
    super();
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'tastemaker list links', 32));
  }

  tokenOf(linkId: string): string {
    const signature = createHmac('sha256', this.key).update(linkId).digest('base64url').slice(0, signatureLength);
    return `${linkId}.${signature}`;
  }

  linkIn(token: string): string | null {
    const [linkId = ''] = token.split('.');
    return /^[0-9a-f-]{36}$/.test(linkId) && isSame(token, this.tokenOf(linkId)) ? linkId : null;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
