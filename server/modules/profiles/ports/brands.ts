import type { Brand, BrandEvent } from '../domain/brand.js';
import type { Venue, VenueEvent } from '../domain/venue.js';

/** Stores brands. The promises below are executable: see brands.contract.ts. */
export abstract class BrandRepository {
  /** @throws profileErrors.brandNotFound */
  abstract get(id: string): Promise<Brand>;

  /** The same, for an existing brand: also @throws profileErrors.brandNotFound when it has been deleted */
  abstract getUndeleted(id: string): Promise<Brand>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version); a new brand whose
   * slug is taken gets the next free one (`-2`, `-3` …).
   * @throws profileErrors.stale when the stored version is not the one this brand was read at
   */
  abstract save(brand: Brand, ...events: BrandEvent[]): Promise<Brand>;
}

/** Stores venues. The promises below are executable: see brands.contract.ts. */
export abstract class VenueRepository {
  /** @throws venueErrors.notFound */
  abstract get(id: string): Promise<Venue>;

  /** All of one brand, by name. */
  abstract ofBrand(brandId: string): Promise<Venue[]>;

  /**
   * Stores the state with its event. Returns the stored state (next version).
   * @throws venueErrors.stale when the stored version is not the one this venue was read at
   * @throws venueErrors.tooMany when the brand has as many as it can have
   */
  abstract save(venue: Venue, event: VenueEvent): Promise<Venue>;

  /** Deletes it and publishes the event. Idempotent. */
  abstract remove(id: string, event: VenueEvent): Promise<void>;
}
