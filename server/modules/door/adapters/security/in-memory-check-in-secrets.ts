import { CheckInSecrets } from '../../ports/check-in-secrets.js';

const windowMs = 60_000;
const windowsRemembered = 60;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Remembers what it has given out, where the other derives it; its PINs and codes can be foretold. */
export class InMemoryCheckInSecrets extends CheckInSecrets {
  private readonly given: string[] = [];
  private pins = 0;

  codeOf(collabId: string, now: Date): Readonly<{ code: string; endsAt: Date }> {
    const window = Math.floor(now.getTime() / windowMs);
    return { code: this.codeIn(collabId, window), endsAt: new Date((window + 1) * windowMs) };
  }

  ageOf(code: string, collabId: string, now: Date): number | null {
    const window = Math.floor(now.getTime() / windowMs);
    const typed = code.toUpperCase().replaceAll(' ', '');
    for (let age = 0; age <= windowsRemembered; age++) if (this.codeIn(collabId, window - age) === typed) return age;
    return null;
  }

  newPin(): string {
    return String(++this.pins).padStart(6, '0');
  }

  hashOf(linkId: string, pin: string): string {
    return `hash ${this.placeOf(`pin ${linkId} ${pin}`)}`;
  }

  tokenOf(linkId: string): string {
    return `door-${this.placeOf(`link ${linkId}`)}`;
  }

  linkIn(token: string): string | null {
    const found = this.given.find((what, place) => what.startsWith('link ') && token === `door-${place}`);
    return found?.slice('link '.length) ?? null;
  }

  sign(what: string, endsAt: Date): string {
    return `signed-${this.placeOf(`pass ${endsAt.getTime()} ${what}`)}`;
  }

  isSigned(signature: string, what: string, now: Date): boolean {
    const said = this.given.find((_, place) => signature === `signed-${place}`)?.match(/^pass (\d+) (.*)$/s);
    return said?.[2] === what && Number(said[1]) > now.getTime();
  }

  private codeIn(collabId: string, window: number): string {
    const place = this.placeOf(`code ${collabId} ${window}`);
    return Array.from({ length: 8 }, (_, digit) => alphabet[Math.floor(place / 32 ** digit) % 32]).join('');
  }

  private placeOf(what: string): number {
    const place = this.given.indexOf(what);
    return place < 0 ? this.given.push(what) - 1 : place;
  }
}
