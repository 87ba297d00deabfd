import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSeeVenue, removeVenue } from '../domain/venue.js';
import { venueErrors } from '../domain/venue.errors.js';
import type { VenueRepository } from '../ports/venue.repository.js';

/** A brand gives up a place. Offers that were made for it keep their words. */
export class RemoveVenue {
  constructor(
    private readonly venues: VenueRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<void> {
    const venue = await this.venues.get(id);
    if (!canSeeVenue(venue, actor)) throw venueErrors.notFound(id); // do not reveal other brands' places

    await this.venues.remove(id, removeVenue(venue, actor, this.clock.now()));
  }
}
