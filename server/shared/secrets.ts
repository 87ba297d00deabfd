import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { SecretTokens } from './kernel/index.js';

const tokenBytes = 32;

/** The token has 256 random bits, so that a plain hash of it cannot be turned back. */
export class RandomSecretTokens extends SecretTokens {
  make(): { token: string; hash: string } {
    const token = randomBytes(tokenBytes).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token, 'utf8').digest('hex');
  }
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key for one use alone, derived from the product's secret (HKDF, RFC 5869). */
export const keyForUse = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tastemaker', use, 32));

/** Keeps what must be read again (AES-256-GCM). What it makes is worthless without the product's own secret. */
export class Sealing {
  private readonly key: Buffer;

  constructor(secret: string, use: string) {
    this.key = keyForUse(secret, use);
  }

  /** `owner` is bound in: what was sealed for one does not open for another. */
  seal(plain: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws when it was sealed for another owner, with another key, or was changed */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, nonceBytes);
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
    const opening = createDecipheriv(cipher, this.key, nonce, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  }
}

const signatureLength = 22; // 132 bits

/** An id and a signature of what it is for, so that nothing has to be kept and nothing can be made up. */
export class SignedIds {
  private readonly key: Uint8Array;

  /** @param purpose a signature for one is none for another */
  constructor(secret: string, purpose: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  }

  tokenOf(id: string, what = id): string {
    return `${id}.${createHmac('sha256', this.key).update(what).digest('base64url').slice(0, signatureLength)}`;
  }

  /** The id of a token that we gave out, for what `whatOf` says of it; else null. */
  idIn(token: string, whatOf: (id: string) => string = (id) => id): string | null {
    const [id = ''] = token.split('.');
    return /^[0-9a-f-]{36}$/.test(id) && isSame(token, this.tokenOf(id, whatOf(id))) ? id : null;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
