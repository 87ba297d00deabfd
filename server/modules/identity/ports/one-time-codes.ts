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
