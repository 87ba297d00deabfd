import type { Offer, OfferEvent } from '../domain/offer.js';
import type { OfferDefaults, OfferDefaultsEvent } from '../domain/offer-defaults.js';

/** Where offers live. The promises below are executable: see offer.repository.contract.ts. */
export abstract class OfferRepository {
  /** @throws offerErrors.notFound */
  abstract get(id: string): Promise<Offer>;

  /** Every offer of this brand that is live or paused, oldest first. */
  abstract runningOf(brandId: string): Promise<Offer[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws offerErrors.stale when the stored version is not the one this offer was read at
   */
  abstract save(offer: Offer, ...events: OfferEvent[]): Promise<Offer>;
}

/** Where it is kept what brands' offers begin with. The promises below are executable: see offer-defaults.repository.contract.ts. */
export abstract class OfferDefaultsRepository {
  /** What this brand has said; what is usual where it has said nothing. */
  abstract of(brandId: string): Promise<OfferDefaults>;

  /**
   * Stores the state and its event together, or neither. Returns the stored state (next version).
   * @throws offerDefaultsErrors.stale when the stored version is not the one this was read at
   */
  abstract save(defaults: OfferDefaults, event: OfferDefaultsEvent): Promise<OfferDefaults>;
}

/** Which offers an influencer has marked to come back to. The promises below are executable: see saved-offers.contract.ts. */
export abstract class SavedOffers {
  /** Marks an offer; one that is marked stays so. The offer must exist. */
  abstract add(influencerId: string, offerId: string, now: Date): Promise<void>;

  /** Takes the mark away, if there is one. */
  abstract remove(influencerId: string, offerId: string): Promise<void>;

  /** The ids of the marked ones, the latest first. */
  abstract of(influencerId: string): Promise<readonly string[]>;
}
