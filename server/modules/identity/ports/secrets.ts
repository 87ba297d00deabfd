import type { SecondFactor } from '../domain/second-factor.js';
import type { UserEvent } from '../domain/user.js';

/** Keeps passwords in a form that tells nothing. The promises of this file are executable: see secrets.contract.ts. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes as long without a hash, for an account that has none or does not exist, and then answers false. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}

/** Keeps what must be read again, and recognises what must not. What it makes is worthless without the product's own secret. */
export abstract class SecretVault {
  /** `owner` is bound in: what was sealed for one person does not open for another. */
  abstract seal(plain: string, owner: string): string;

  /** @throws when it was sealed for another owner, with another key, or was changed */
  abstract open(sealed: string, owner: string): string;

  /**
   * How a code of this owner is recognised, now and by the product's secret before; a short code cannot be guessed from it. The
   * first is the one to keep.
   */
  abstract fingerprints(code: string, owner: string): readonly [string, ...string[]];
}

/** Codes of authenticator apps (TOTP, RFC 6238), and codes for when the phone is lost. */
export abstract class OneTimeCodes {
  /** A new secret for an app, in base32. */
  abstract newSecret(): string;

  /** What the QR code says: `otpauth://totp/…`. */
  abstract addressFor(secret: string, email: string): string;

  /** The time step that these six digits belong to: the present one, the one before or the one after; null for wrong ones. */
  abstract stepOf(secret: string, digits: string, now: Date): number | null;

  /** So many different codes that nobody can guess, in groups that are easy to copy. */
  abstract newRecoveryCodes(count: number): readonly string[];
}

/** A first code has come: the proposed secret takes effect, with new recovery codes. */
export type Confirmation = Readonly<{
  userId: string;
  proposedSecret: string;
  step: number;
  codeHashes: readonly string[];
}>;

/** Where second factors live. The promises below are executable: see secrets.contract.ts. */
export abstract class SecondFactorRepository {
  /** Null for someone who has never begun to set one up. */
  abstract find(userId: string): Promise<SecondFactor | null>;

  /** Keeps a sealed secret until its first code arrives; the current app still works. */
  abstract propose(userId: string, sealedSecret: string, now: Date): Promise<void>;

  /** False when another secret is waiting by now. Old recovery codes stop working. */
  abstract confirm(confirmation: Confirmation, now: Date, ...events: UserEvent[]): Promise<boolean>;

  /** Uses a time step up. However many ask at once, one gets it; false for it and for every earlier one afterwards. */
  abstract useStep(userId: string, step: number): Promise<boolean>;

  /** Uses a recovery code up. However many ask at once, one gets it. */
  abstract useRecoveryCode(userId: string, codeHash: string, now: Date, ...events: UserEvent[]): Promise<boolean>;

  /** New recovery codes in place of the old ones. */
  abstract replaceCodes(userId: string, codeHashes: readonly string[], ...events: UserEvent[]): Promise<void>;

  /** Forgets app and recovery codes. */
  abstract remove(userId: string, ...events: UserEvent[]): Promise<void>;
}
