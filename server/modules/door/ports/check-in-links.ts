import type { CheckInLink } from '../domain/check-in-link.js';

/** What is shown, typed and signed at the door. Nothing of it is stored in the clear. */
export abstract class CheckInSecrets {
  /** The code that this Collab shows now, and until when. */
  abstract codeOf(collabId: string, now: Date): Readonly<{ code: string; endsAt: Date }>;

  /**
   * How many codes ago this one was shown by this Collab, within the last hour; null when it was not. The last four or more
   * characters are enough of the code that is shown, or was just before.
   */
  abstract ageOf(code: string, collabId: string, now: Date): number | null;

  /** A new PIN of six digits. */
  abstract newPin(): string;

  abstract hashOf(linkId: string, pin: string): string;

  /** The part of a link's address that opens it, the same each time. */
  abstract tokenOf(linkId: string): string;

  /** The link whose address this is; null when it is none. */
  abstract linkIn(token: string): string | null;

  /** Signs that a phone may do this for this long: once it has typed the PIN, or seen a code. */
  abstract sign(what: string, endsAt: Date): string;

  /** Until when this is good, if it was signed for the same and has not ended; else null. */
  abstract endOf(signature: string, what: string, now: Date): Date | null;

  /** 32 bytes in Base64 that a phone makes its key with, the same for the same link and PIN. */
  abstract keyFor(linkId: string, pinHash: string): string;
}

/** The links to the doors of brands. The promises are executable: see check-in-links.contract.ts. */
export abstract class CheckInLinkRepository {
  /** Null when there is none. */
  abstract find(id: string): Promise<CheckInLink | null>;

  /** The one of this venue, or of all of them; null when there is none. */
  abstract ofVenue(brandId: string, venueId: string | null): Promise<CheckInLink | null>;

  /** All of a brand, the oldest first. */
  abstract ofBrand(brandId: string): Promise<CheckInLink[]>;

  /** Stores the next version. @throws doorErrors.busy when another one has been stored since */
  abstract save(link: CheckInLink): Promise<CheckInLink>;

  /** From now on, its address no longer works. */
  abstract remove(id: string): Promise<void>;
}
