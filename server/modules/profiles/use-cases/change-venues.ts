import type { Actor, Clock } from '../../../shared/kernel/index.js';
import {
  addVenue,
  type Venue,
  type VenueDetails,
  canSeeVenue,
  changeVenue,
  removeVenue,
  venueErrors,
} from '../domain/venue.js';
import type { VenueRepository } from '../ports/brands.js';

/** A brand adds a place. */
export class AddVenue {
  constructor(
    private readonly venues: VenueRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, brandId: string, details: VenueDetails): Promise<Venue> {
    return this.venues.save(...addVenue(brandId, details, actor, this.clock.now()));
  }
}

/** A brand edits a place. */
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

/** A brand removes a place. Existing offers keep their text. */
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
