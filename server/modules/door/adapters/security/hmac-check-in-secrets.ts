import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { oldestAge } from '../../domain/door.js';
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

/** Everything is derived from one key, so nothing has to be stored and nothing can be forged. */
export class HmacCheckInSecrets extends CheckInSecrets {
  private readonly key: Uint8Array;

  constructor({ sessionSecret }: Readonly<{ sessionSecret: string }>) {
    super();
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'tastemaker check-in', 32));
  }

  codeOf(collabId: string, now: Date): Readonly<{ code: string; endsAt: Date }> {
    const window = Math.floor(now.getTime() / windowMs);
    return { code: this.codeIn(collabId, window), endsAt: new Date((window + 1) * windowMs) };
  }

  ageOf(code: string, collabId: string, now: Date): number | null {
    const window = Math.floor(now.getTime() / windowMs);
    const typed = code
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1');
    if (typed.length < endLength) return null;
    const remembered = typed.length < codeLength ? oldestAge : windowsRemembered;
    const ages = Array.from({ length: remembered + 1 }, (_, age) => age);
    return ages.find((age) => this.codeIn(collabId, window - age).endsWith(typed)) ?? null;
  }

  newPin(): string {
    return String(randomInt(pinEnds)).padStart(6, '0');
  }

  hashOf(linkId: string, pin: string): string {
    return this.mac('pin', linkId, pin).toString('base64url');
  }

  tokenOf(linkId: string): string {
    return `${linkId}.${this.mac('link', linkId).toString('base64url').slice(0, signatureLength)}`;
  }

  linkIn(token: string): string | null {
    const [linkId = ''] = token.split('.');
    return /^[0-9a-f-]{36}$/.test(linkId) && isSame(token, this.tokenOf(linkId)) ? linkId : null;
  }

  sign(what: string, endsAt: Date): string {
    const ends = String(endsAt.getTime());
    return `${ends}.${this.mac('pass', what, ends).toString('base64url')}`;
  }

  endOf(signature: string, what: string, now: Date): Date | null {
    const endsAt = new Date(Number(signature.split('.')[0]));
    return endsAt > now && isSame(signature, this.sign(what, endsAt)) ? endsAt : null;
  }

  keyFor(linkId: string, pinHash: string): string {
    return this.mac('phone', linkId, pinHash).toString('base64');
  }

  private codeIn(collabId: string, window: number): string {
    const bytes = this.mac('code', collabId, String(window));
    return Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join('');
  }

  private mac(...parts: readonly string[]): Buffer {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest();
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
