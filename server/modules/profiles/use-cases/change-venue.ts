import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSeeVenue, changeVenue, type Venue, type VenueDetails } from '../domain/venue.js';
import { venueErrors } from '../domain/venue.errors.js';
import type { VenueRepository } from '../ports/venue.repository.js';

/** A brand corrects what it says of a place. */
export class ChangeVenue {
  constructor(
    private readonly venues: VenueRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, details: VenueDetails): Promise<Venue> {
    const venue = await this.venues.get(id);
    if (!canSeeVenue(venue, actor)) throw venueErrors.notFound(id); // do not reveal other brands' places

    return this.venues.save(...changeVenue(venue, details, actor, this.clock.now()));
  }
}
