import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { SecretVault } from '../../ports/secret-vault.js';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'tastemaker', `second-factor ${use}`, 32));

/** AES-256-GCM and HMAC-SHA-256 with keys derived from the product's secret (HKDF, RFC 5869). */
export class KeyedSecretVault extends SecretVault {
  private readonly sealing: Buffer;
  private readonly recognising: Buffer;

  constructor({ sessionSecret }: Readonly<{ sessionSecret: string }>) {
    super();
    this.sealing = keyFor(sessionSecret, 'seal');
    this.recognising = keyFor(sessionSecret, 'fingerprint');
  }

  seal(plain: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.sealing, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  }

  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, nonceBytes);
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
    const opening = createDecipheriv(cipher, this.sealing, nonce, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  }

  fingerprint(code: string, owner: string): string {
    return createHmac('sha256', this.recognising).update(`${owner} ${code}`).digest('hex');
  }
}
