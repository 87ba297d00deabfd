import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The server's own key (Ed25519), which isn't in the database: access to the database alone isn't enough to sign a row
 * of the log.
 */
export class AuditKey {
  /** The fingerprint of the public key: SHA-256 of its DER form, in hexadecimal. */
  readonly id: string;
  readonly publicPem: string;

  constructor(private readonly key: KeyObject) {
    const publicKey = createPublicKey(key);
    this.id = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex');
    this.publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  }

  /** Base64. */
  sign(text: string): string {
    return sign(null, Buffer.from(text, 'utf8'), this.key).toString('base64');
  }

  /** From `AUDIT_SIGNING_KEY` (a PEM; line breaks may be written as \n), else from a file that is created once. */
  static of(pem: string | undefined, dataDir: string): AuditKey {
    return new AuditKey(createPrivateKey(pem?.replaceAll('\\n', '\n') ?? keyFileIn(dataDir)));
  }
}

function keyFileIn(dataDir: string): string {
  const file = path.join(dataDir, 'audit-signing-key.pem');
  mkdirSync(dataDir, { recursive: true });
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    try {
      writeFileSync(file, pem, { flag: 'wx', mode: 0o600 });
      return pem;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
      return readFileSync(file, 'utf8'); // another process was faster
    }
  }
}
