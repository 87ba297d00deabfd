import type { SecondFactor } from '../domain/second-factor.js';
import type { UserEvent } from '../domain/user.js';

/** Hashes passwords. The promises of this file are executable: see secrets.contract.ts. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Without a hash (no password or no account) takes just as long, then returns false. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}

/**
 * Encrypts what has to be read again, and hashes what only has to be recognised. The results are worthless without the
 * product's own secret.
 */
export abstract class SecretVault {
  /** `owner` is authenticated: what was encrypted for one person can't be decrypted for another. */
  abstract seal(plain: string, owner: string): string;

  /** @throws when it was encrypted for another owner, with another key, or was tampered with */
  abstract open(sealed: string, owner: string): string;

  /**
   * The hashes of this owner's code with the current and the previous product secret; a short code can't be
   * brute-forced from them. The first is the one to store.
   */
  abstract fingerprints(code: string, owner: string): readonly [string, ...string[]];
}

/** Codes of authenticator apps (TOTP, RFC 6238), and recovery codes. */
export abstract class OneTimeCodes {
  /** A new secret for an app, in base32. */
  abstract newSecret(): string;

  /** The content of the QR code: `otpauth://totp/…`. */
  abstract addressFor(secret: string, email: string): string;

  /** The time step that these six digits belong to: the current, previous or next one; null if wrong. */
  abstract stepOf(secret: string, digits: string, now: Date): number | null;

  /** Recovery codes with enough entropy to resist guessing, in groups that are easy to copy. */
  abstract newRecoveryCodes(count: number): readonly string[];
}

/** The first code has been entered: the proposed secret takes effect, with new recovery codes. */
export type Confirmation = Readonly<{
  userId: string;
  proposedSecret: string;
  step: number;
  codeHashes: readonly string[];
}>;

/** Stores second factors. The promises below are executable: see secrets.contract.ts. */
export abstract class SecondFactorRepository {
  /** Null for someone who has never started to set one up. */
  abstract find(userId: string): Promise<SecondFactor | null>;

  /** Stores an encrypted secret until its first code arrives; the current app keeps working. */
  abstract propose(userId: string, sealedSecret: string, now: Date): Promise<void>;

  /** False when another secret has been proposed since. Old recovery codes stop working. */
  abstract confirm(confirmation: Confirmation, now: Date, ...events: UserEvent[]): Promise<boolean>;

  /**
   * Consumes a time step. Of concurrent calls, exactly one succeeds; afterwards it and every earlier step return false.
   */
  abstract useStep(userId: string, step: number): Promise<boolean>;

  /** Consumes a recovery code. Of concurrent calls, exactly one succeeds. */
  abstract useRecoveryCode(userId: string, codeHash: string, now: Date, ...events: UserEvent[]): Promise<boolean>;

  /** Replaces the recovery codes. */
  abstract replaceCodes(userId: string, codeHashes: readonly string[], ...events: UserEvent[]): Promise<void>;

  /** Deletes app and recovery codes. */
  abstract remove(userId: string, ...events: UserEvent[]): Promise<void>;
}
