import type { CheckInLink } from '../domain/check-in-link.js';
import type { CodeReach } from '../domain/door.js';

/** Codes, PINs and signatures for the door. None of it is stored in plain text. */
export abstract class CheckInSecrets {
  /** The current code for this Collab, and its expiry. */
  abstract codeOf(collabId: string, now: Date): Readonly<{ code: string; endsAt: Date }>;

  /**
   * The age of this code in codes, if this Collab showed it within the last hour, or only while it is `valid`; else null.
   * For a valid code, the last four or more characters are enough.
   */
  abstract ageOf(code: string, collabId: string, now: Date, reach?: CodeReach): number | null;

  /** A new PIN of six digits. */
  abstract newPin(): string;

  abstract hashOf(linkId: string, pin: string): string;

  /** Whether this is the link’s PIN, by its stored hash. */
  abstract isPin(pin: string, linkId: string, hash: string): boolean;

  /** The secret part of a link's URL. */
  abstract tokenOf(linkId: string): string;

  /** The link with this URL; null if there is none. */
  abstract linkIn(token: string): string | null;

  /** Signs that a phone may do this for this long: once the PIN was entered, or a code scanned. */
  abstract sign(what: string, endsAt: Date): string;

  /** The expiry, if it was signed for the same thing and hasn't expired; else null. */
  abstract endOf(signature: string, what: string, now: Date): Date | null;

  /** 32 bytes in Base64 from which a phone derives its key, the same for the same link and PIN hash. */
  abstract keyFor(linkId: string, pinHash: string): string;
}

/** Stores the links to brands' doors. The promises are executable: see check-in-links.contract.ts. */
export abstract class CheckInLinkRepository {
  /** Null when there is none. */
  abstract find(id: string): Promise<CheckInLink | null>;

  /** The one for this venue, or for all of them; null if there is none. */
  abstract ofVenue(brandId: string, venueId: string | null): Promise<CheckInLink | null>;

  /** All of a brand, oldest first. */
  abstract ofBrand(brandId: string): Promise<CheckInLink[]>;

  /** Stores the next version. @throws doorErrors.busy when another one has been stored since */
  abstract save(link: CheckInLink): Promise<CheckInLink>;

  /** Revokes it: its URL stops working. */
  abstract remove(id: string): Promise<void>;
}
