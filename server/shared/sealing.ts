import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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
