import type { CheckInLink } from '../domain/check-in-link.js';

/** The links to the doors of brands. The promises are executable: see check-in-link.repository.contract.ts. */
export abstract class CheckInLinkRepository {
  /** Null when there is none. */
  abstract find(id: string): Promise<CheckInLink | null>;

  /** The one of this venue, or of all of them; null when there is none. */
  abstract ofVenue(brandId: string, venueId: string | null): Promise<CheckInLink | null>;

  /** All of a brand, the oldest first. */
  abstract ofBrand(brandId: string): Promise<CheckInLink[]>;

  /** Stores the next version. @throws doorErrors.busy when another one has been stored meanwhile */
  abstract save(link: CheckInLink): Promise<CheckInLink>;

  /** From now on its address leads nowhere. */
  abstract remove(id: string): Promise<void>;
}
