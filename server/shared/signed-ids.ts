import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { forEachSecret, type Secrets } from './sealing.js';

const signatureLength = 22; // 132 bits

/** An id and a signature of what it is for, so that nothing has to be kept and nothing can be made up. */
export class SignedIds {
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  /** @param purpose a signature for one is none for another */
  constructor(secrets: Secrets, purpose: string) {
    this.keys = forEachSecret(secrets, (secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  }

  tokenOf(id: string, what = id, key = this.keys[0]): string {
    return `${id}.${createHmac('sha256', key).update(what).digest('base64url').slice(0, signatureLength)}`;
  }

  /** The id of a token that we gave out, for what `whatOf` says of it; else null. */
  idIn(token: string, whatOf: (id: string) => string = (id) => id): string | null {
    const [id = ''] = token.split('.');
    const isOurs = () => this.keys.some((key) => isSame(token, this.tokenOf(id, whatOf(id), key)));
    return /^[0-9a-f-]{36}$/.test(id) && isOurs() ? id : null;
  }
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
