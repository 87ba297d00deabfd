import type { CheckInKey, CodeVerdict } from '../domain/check-in-key.js';

/** Verifies signatures of creators' phones. The promises are executable: see check-in-keys.contract.ts. */
export abstract class SignedCodes {
  /** Whether this is a valid public key for codes. */
  abstract isKey(publicKey: string): Promise<boolean>;

  /**
   * Whether this text, or the URL around it, was valid for a visit to this venue (null for any) at that time. `keys` are
   * those of one Collab, including retired ones.
   */
  abstract check(text: string, keys: readonly CheckInKey[], venueId: string | null, at: Date): Promise<CodeVerdict>;
}

/**
 * How many of a Collab's retired keys are kept, newest first: enough to tell that another phone has replaced a code's
 * phone.
 */
export const retiredKept = 10;

/**
 * Stores the keys with which creators' phones sign, one in use for each Collab. The promises are executable: see
 * check-in-keys.contract.ts.
 */
export abstract class CheckInKeys {
  /**
   * Makes this phone the signer. Idempotent. If another phone is, either retires that one (`replace`), or changes
   * nothing but how long that one's key is kept, and returns false.
   */
  abstract use(key: CheckInKey, replace: boolean): Promise<boolean>;

  /** These Collabs' keys, including retired ones, last used first. */
  abstract of(collabIds: readonly string[]): Promise<readonly CheckInKey[]>;

  /** Deletes expired keys; returns how many. */
  abstract forgetUntil(now: Date): Promise<number>;
}
