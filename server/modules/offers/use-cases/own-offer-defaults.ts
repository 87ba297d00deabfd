import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { changeOfferDefaults, type OfferDefaults, type OfferDefaultsDetails } from '../domain/offer-defaults.js';
import { offerDefaultsErrors, offerErrors } from '../domain/offer.errors.js';
import type { OfferDefaultsRepository } from '../ports/repositories.js';
import type { Venues } from '../ports/neighbours.js';

/** A brand's own people read and edit the defaults of new offers. */
export class OwnOfferDefaults {
  constructor(
    private readonly defaults: OfferDefaultsRepository,
    private readonly venues: Venues,
    private readonly clock: Clock,
  ) {}

  /** A venue that has been removed since is left out, because no offer could use it. */
  async get(brandId: string): Promise<OfferDefaults> {
    const defaults = await this.defaults.of(brandId);
    return (await this.hasVenue(brandId, defaults.venueId)) ? defaults : { ...defaults, venueId: null };
  }

  /**
   * @param expected the version on which the change is based; without it, any version is changed
   * @throws identity/role-not-enough, identity/seat-needed, collabs/brief-hides-ad, collabs/venue-unknown,
   * collabs/offer-defaults-changed-meanwhile, collabs/offer-defaults-stale
   */
  async execute(
    actor: Actor,
    brandId: string,
    details: OfferDefaultsDetails,
    expected?: number,
  ): Promise<OfferDefaults> {
    const defaults = await this.defaults.of(brandId);
    if (expected !== undefined && defaults.version !== expected) throw offerDefaultsErrors.changedMeanwhile();

    const changed = changeOfferDefaults(defaults, details, actor, this.clock.now());
    if (!(await this.hasVenue(brandId, details.venueId))) throw offerErrors.venueUnknown();

    return this.defaults.save(...changed);
  }

  private async hasVenue(brandId: string, venueId: string | null): Promise<boolean> {
    return venueId === null || (await this.venues.find(brandId, venueId)) !== undefined;
  }
}
