import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { addVenue, type Venue, type VenueDetails } from '../domain/venue.js';
import type { VenueRepository } from '../ports/venue.repository.js';

/** A brand has one more place. */
export class AddVenue {
  constructor(
    private readonly venues: VenueRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, brandId: string, details: VenueDetails): Promise<Venue> {
    return this.venues.save(...addVenue(brandId, details, actor, this.clock.now()));
  }
}
