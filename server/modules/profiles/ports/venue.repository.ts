import type { Venue, VenueEvent } from '../domain/venue.js';

/** Where venues live. The promises below are executable: see venue.repository.contract.ts. */
export abstract class VenueRepository {
  /** @throws venueErrors.notFound */
  abstract get(id: string): Promise<Venue>;

  /** All of one brand, by name. */
  abstract ofBrand(brandId: string): Promise<Venue[]>;

  /**
   * Stores the state and its event together, or neither. Returns the stored state (next version).
   * @throws venueErrors.stale when the stored version is not the one this venue was read at
   * @throws venueErrors.tooMany when the brand has as many as it can have
   */
  abstract save(venue: Venue, event: VenueEvent): Promise<Venue>;

  /** Forgets it, and says so. One that is gone already stays gone. */
  abstract remove(id: string, event: VenueEvent): Promise<void>;
}
