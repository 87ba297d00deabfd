import { venueErrors, type Venue, venuesABrand, type VenueEvent } from '../../domain/venue.js';
import { VenueRepository } from '../../ports/venue.repository.js';

export class InMemoryVenueRepository extends VenueRepository {
  readonly events: VenueEvent[] = [];
  private readonly venues = new Map<string, Venue>();

  async get(id: string): Promise<Venue> {
    const venue = this.venues.get(id);
    if (!venue) throw venueErrors.notFound(id);
    return venue;
  }

  async ofBrand(brandId: string): Promise<Venue[]> {
    return [...this.venues.values()]
      .filter((venue) => venue.brandId === brandId)
      .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  }

  async save(venue: Venue, event: VenueEvent): Promise<Venue> {
    if ((this.venues.get(venue.id)?.version ?? 0) !== venue.version) throw venueErrors.stale(venue.id);
    const others = [...this.venues.values()].filter(({ brandId }) => brandId === venue.brandId);
    if (venue.version === 0 && others.length >= venuesABrand) throw venueErrors.tooMany(venuesABrand);
    const next = { ...venue, version: venue.version + 1 };
    this.venues.set(next.id, next);
    this.events.push(event);
    return next;
  }

  async remove(id: string, event: VenueEvent): Promise<void> {
    if (this.venues.delete(id)) this.events.push(event);
  }
}
