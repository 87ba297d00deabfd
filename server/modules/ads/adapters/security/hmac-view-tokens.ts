import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ViewTokens } from '../../ports/view-tokens.js';

const signatureLength = 22; // 132 bits

/** The id of a showing and a signature that binds it to the ad and the reader. */
export class HmacViewTokens extends ViewTokens {
  private readonly key: Uint8Array;

  constructor({ sessionSecret }: Readonly<{ sessionSecret: string }>) {
    super();
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'tastemaker ad views', 32));
  }

  tokenOf(viewId: string, adId: string, userId: string): string {
    const what = JSON.stringify([viewId, adId, userId]);
    const signature = createHmac('sha256', this.key).update(what).digest('base64url').slice(0, signatureLength);
    return `${viewId}.${signature}`;
  }

  viewIn(token: string, adId: string, userId: string): string | null {
    const [viewId = ''] = token.split('.');
    return /^[0-9a-f-]{36}$/.test(viewId) && isSame(token, this.tokenOf(viewId, adId, userId)) ? viewId : null;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
