import type { Offer } from '../domain/offer.js';
import type { Slot } from '../domain/slot.js';
import type { BrandSummary } from './collab.queries.js';

export type FeedFilter = Readonly<{ city?: string; category?: string; limit: number; after?: string }>;

/** An offer with its brand, its times to come, and the reader's own open Collab for it. */
export type OfferRecord = Readonly<{
  offer: Offer;
  brand: BrandSummary;
  slots: readonly Slot[];
  collabId: string | null;
}>;

/** Reading offers for screens. */
export abstract class OfferQueries {
  /**
   * The live offers, newest first, as the JSON text of an `OfferPage`: PostgreSQL makes it, nobody reads it on the way.
   * `influencerId` marks what this reader has asked for already.
   */
  abstract feed(filter: FeedFilter, now: Date, influencerId: string | null): Promise<string>;

  /** All offers of one brand, newest first, in the same form. */
  abstract ofBrand(brandId: string, filter: FeedFilter, now: Date): Promise<string>;

  /** One. @throws offerErrors.notFound */
  abstract get(id: string, now: Date, influencerId: string | null): Promise<OfferRecord>;
}
