import type { CheckInKey, CodeVerdict } from '../domain/check-in-key.js';

/** Checks what creators' phones have signed. The promises are executable: see check-in-keys.contract.ts. */
export abstract class SignedCodes {
  /** Whether this is a public key that codes can be checked with. */
  abstract isKey(publicKey: string): Promise<boolean>;

  /**
   * Whether this text, or the address around it, opened a door of this venue (null for any) at that moment. `keys` are those
   * of one Collab, retired ones too.
   */
  abstract check(text: string, keys: readonly CheckInKey[], venueId: string | null, at: Date): Promise<CodeVerdict>;
}

/** So many of a Collab's retired keys are kept, the newest: enough to say of a code that another phone has replaced it. */
export const retiredKept = 10;

/** The keys with which creators' phones sign, one in use for each Collab. The promises are executable: see check-in-keys.contract.ts. */
export abstract class CheckInKeys {
  /**
   * This phone signs from now on. Idempotent. Where another phone does, either it is retired (`replace`), or nothing changes
   * and the answer is false.
   */
  abstract use(key: CheckInKey, replace: boolean): Promise<boolean>;

  /** Those of these Collabs, retired ones too, last used first. */
  abstract of(collabIds: readonly string[]): Promise<readonly CheckInKey[]>;

  /** Erases those that nobody needs any more; answers how many. */
  abstract forgetUntil(now: Date): Promise<number>;
}
