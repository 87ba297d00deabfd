import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { listErrors } from '../../domain/influencer-list.js';

const signatureLength = 22; // 132 bits

/** What stands in the address of a link: its id and a signature, so that nothing has to be kept and nothing can be made up. */
export class ListLinkTokens {
  private readonly key: Uint8Array;

  constructor({ sessionSecret }: Readonly<{ sessionSecret: string }>) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'tastemaker list links', 32));
  }

  tokenOf(linkId: string): string {
    const signature = createHmac('sha256', this.key).update(linkId).digest('base64url').slice(0, signatureLength);
    return `${linkId}.${signature}`;
  }

  /** The link's id. @throws profiles/list-link-not-found for what we never gave out */
  linkIn(token: string): string {
    const [linkId = ''] = token.split('.');
    if (!/^[0-9a-f-]{36}$/.test(linkId) || !isSame(token, this.tokenOf(linkId))) throw listErrors.linkNotFound();
    return linkId;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
