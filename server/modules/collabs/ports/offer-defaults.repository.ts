import type { OfferDefaults, OfferDefaultsEvent } from '../domain/offer-defaults.js';

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
