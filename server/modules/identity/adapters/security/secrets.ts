import { hash, verify } from '@node-rs/argon2';
import { createHmac, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { forEachSecret, keyForUse, sealedUses, Sealing, type Secrets } from '../../../../shared/secrets.js';
import { PasswordHasher, SecretVault, OneTimeCodes } from '../../ports/secrets.js';

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html; the library's algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly hashOfNobody = this.hash('the password of nobody');

  async hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  async matches(password: string, stored: string | null): Promise<boolean> {
    const right = await verify(stored ?? (await this.hashOfNobody), password);
    return right && stored !== null;
  }
}

/** Encryption and HMAC-SHA-256 with keys derived from the product's secret. */
export class KeyedSecretVault extends SecretVault {
  private readonly sealing: Sealing;
  private readonly recognising: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets) {
    super();
    this.sealing = new Sealing(secrets, sealedUses.secondFactor);
    this.recognising = forEachSecret(secrets, (secret) => keyForUse(secret, 'second-factor fingerprint'));
  }

  seal(plain: string, owner: string): string {
    return this.sealing.seal(plain, owner);
  }

  open(sealed: string, owner: string): string {
    return this.sealing.open(sealed, owner);
  }

  fingerprints(code: string, owner: string): [string, ...string[]] {
    const [present, ...before] = this.recognising;
    const by = (key: Buffer) => createHmac('sha256', key).update(`${owner} ${code}`).digest('hex');
    return [by(present), ...before.map(by)];
  }
}

const secretBytes = 20;
const stepSeconds = 30;

/** No characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 123 bits in all, so a keyed hash is enough to store them. */
const groups = 5;
const groupLength = 5;

export class OtplibOneTimeCodes extends OneTimeCodes {
  newSecret(): string {
    return generateSecret({ length: secretBytes });
  }

  addressFor(secret: string, email: string): string {
    return generateURI({ issuer: 'Tastemaker', label: email, secret });
  }

  stepOf(secret: string, digits: string, now: Date): number | null {
    const epoch = Math.floor(now.getTime() / 1_000);
    const answer = verifySync({ secret, token: digits, epoch, epochTolerance: stepSeconds });
    return answer.valid ? Math.floor(epoch / stepSeconds) + answer.delta : null;
  }

  newRecoveryCodes(count: number): readonly string[] {
    const codes = new Set<string>();
    while (codes.size < count) codes.add(Array.from({ length: groups }, newGroup).join('-'));
    return [...codes];
  }
}

const newGroup = (): string => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
