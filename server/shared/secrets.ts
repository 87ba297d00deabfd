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

/** The token has 256 random bits, so a plain hash can't be reversed. */
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

/** The product's secret, and the previous one, which still decrypts and verifies what it encrypted and signed. */
export type Secrets = Readonly<{ sessionSecret: string; previousSessionSecret?: string | undefined }>;

/** One for each secret, the current one first. */
export function forEachSecret<T>(
  { sessionSecret, previousSessionSecret }: Secrets,
  make: (secret: string) => T,
): [T, ...T[]] {
  const before = previousSessionSecret === undefined ? [] : [make(previousSessionSecret)];
  return [make(sessionSecret), ...before];
}

/** What is encrypted; each has its own key. */
export const sealedUses = {
  secondFactor: 'second-factor seal',
  webhook: 'webhook secrets',
  connection: 'connected accounts',
  bookingHook: 'booking hook secrets',
} as const;

/** A key for a single purpose, derived from the product's secret (HKDF, RFC 5869). */
export const keyForUse = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tastemaker', use, 32));

/** Encrypts what must be read again (AES-256-GCM). The result is worthless without the product's own secret. */
export class Sealing {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets, use: (typeof sealedUses)[keyof typeof sealedUses]) {
    this.keys = forEachSecret(secrets, (secret) => keyForUse(secret, use));
  }

  /** `owner` is authenticated data: what was encrypted for one can't be decrypted for another. */
  seal(plain: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.keys[0], nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws when it was encrypted for another owner, with another key, or was tampered with */
  open(sealed: string, owner: string): string {
    const [present, previous] = this.keys;
    try {
      return openWith(present, sealed, owner);
    } catch (fault) {
      if (!previous) throw fault;
      return openWith(previous, sealed, owner);
    }
  }
}

function openWith(key: Buffer, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
}

const signatureLength = 22; // 132 bits

/** An id with a signature for one purpose, so nothing has to be stored and nothing can be forged. */
export class SignedIds {
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  /** @param purpose a signature for one isn't valid for another */
  constructor(secrets: Secrets, purpose: string) {
    this.keys = forEachSecret(secrets, (secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  }

  tokenOf(id: string, what = id, key = this.keys[0]): string {
    return `${id}.${createHmac('sha256', key).update(what).digest('base64url').slice(0, signatureLength)}`;
  }

  /** The id in a token that we issued, for the data from `whatOf`; else null. */
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
