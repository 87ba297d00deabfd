import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { forEachSecret, isSame, type Secrets } from '../../../../shared/secrets.js';
import { type CodeReach, oldestAge } from '../../domain/door.js';
import { CheckInSecrets } from '../../ports/check-in-links.js';

/** Without I, L, O and U, which are easily misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 8;
/** As much of its end as is enough. */
const endLength = 4;
const windowMs = 30_000;
const windowsRemembered = 120;
const pinEnds = 1_000_000;
const signatureLength = 22;

/**
 * Everything is derived from the product's secret, so nothing has to be stored and nothing can be forged. What the previous
 * secret made still works, such as a printed link.
 */
export class HmacCheckInSecrets extends CheckInSecrets {
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  constructor(secrets: Secrets) {
    super();
    const derive = (secret: string) => hkdfSync('sha256', secret, '', 'tastemaker check-in', 32);
    this.keys = forEachSecret(secrets, (secret) => new Uint8Array(derive(secret)));
  }

  codeOf(collabId: string, now: Date): Readonly<{ code: string; endsAt: Date }> {
    const window = Math.floor(now.getTime() / windowMs);
    return { code: this.codeIn(collabId, window), endsAt: new Date((window + 1) * windowMs) };
  }

  ageOf(code: string, collabId: string, now: Date, reach: CodeReach = 'hour'): number | null {
    const window = Math.floor(now.getTime() / windowMs);
    const typed = code
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1');
    if (typed.length < endLength) return null;
    const remembered = reach === 'valid' || typed.length < codeLength ? oldestAge : windowsRemembered;
    const ages = Array.from({ length: remembered + 1 }, (_, age) => age);
    const isShown = (age: number) => this.keys.some((key) => this.codeIn(collabId, window - age, key).endsWith(typed));
    return ages.find(isShown) ?? null;
  }

  newPin(): string {
    return String(randomInt(pinEnds)).padStart(6, '0');
  }

  hashOf(linkId: string, pin: string, key = this.keys[0]): string {
    return mac(key, 'pin', linkId, pin).toString('base64url');
  }

  isPin(pin: string, linkId: string, hash: string): boolean {
    return this.keys.some((key) => isSame(hash, this.hashOf(linkId, pin, key)));
  }

  tokenOf(linkId: string, key = this.keys[0]): string {
    return `${linkId}.${mac(key, 'link', linkId).toString('base64url').slice(0, signatureLength)}`;
  }

  linkIn(token: string): string | null {
    const [linkId = ''] = token.split('.');
    const isOurs = () => this.keys.some((key) => isSame(token, this.tokenOf(linkId, key)));
    return /^[0-9a-f-]{36}$/.test(linkId) && isOurs() ? linkId : null;
  }

  sign(what: string, endsAt: Date, key = this.keys[0]): string {
    const ends = String(endsAt.getTime());
    return `${ends}.${mac(key, 'pass', what, ends).toString('base64url')}`;
  }

  endOf(signature: string, what: string, now: Date): Date | null {
    const endsAt = new Date(Number(signature.split('.')[0]));
    const isOurs = () => this.keys.some((key) => isSame(signature, this.sign(what, endsAt, key)));
    return endsAt > now && isOurs() ? endsAt : null;
  }

  keyFor(linkId: string, pinHash: string): string {
    return mac(this.keys[0], 'phone', linkId, pinHash).toString('base64');
  }

  private codeIn(collabId: string, window: number, key = this.keys[0]): string {
    const bytes = mac(key, 'code', collabId, String(window));
    return Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join('');
  }
}

const mac = (key: Uint8Array, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();
