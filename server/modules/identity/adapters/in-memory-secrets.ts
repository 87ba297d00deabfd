import { OneTimeCodes, PasswordHasher, SecretVault } from '../ports/secrets.js';

/** Hides nothing, and costs nothing. */
export class InMemoryPasswordHasher extends PasswordHasher {
  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    return hash === `hash of ${password}`;
  }
}

export class InMemorySecretVault extends SecretVault {
  seal(plain: string, owner: string): string {
    return JSON.stringify({ plain, owner });
  }

  open(sealed: string, owner: string): string {
    const inside = JSON.parse(sealed) as { plain: string; owner: string };
    if (inside.owner !== owner) throw new Error('This was sealed for another owner.');
    return inside.plain;
  }

  fingerprint(code: string, owner: string): string {
    return `${code} of ${owner}`;
  }
}

const stepAt = (now: Date): number => Math.floor(now.getTime() / 30_000);

/** Secrets are numbered; a code is the number of its step, shifted for each secret. */
export class InMemoryOneTimeCodes extends OneTimeCodes {
  private made = 0;

  /** What an app with this secret shows. */
  shows(secret: string, now: Date): string {
    const code = (stepAt(now) + Number(secret) * 1_000) % 1_000_000;
    return code.toString().padStart(6, '0');
  }

  newSecret(): string {
    return String(++this.made);
  }

  addressFor(secret: string, email: string): string {
    return `otpauth://totp/Tastemaker:${encodeURIComponent(email)}?secret=${secret}&issuer=Tastemaker`;
  }

  stepOf(secret: string, digits: string, now: Date): number | null {
    const near = [0, -30_000, 30_000].map((away) => new Date(now.getTime() + away));
    const right = near.find((time) => this.shows(secret, time) === digits);
    return right ? stepAt(right) : null;
  }

  newRecoveryCodes(count: number): readonly string[] {
    return Array.from({ length: count }, () => `spare-codes-${String(++this.made).padStart(5, '0')}`);
  }
}
