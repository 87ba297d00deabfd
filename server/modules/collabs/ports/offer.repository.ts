import type { Offer, OfferEvent } from '../domain/offer.js';

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
