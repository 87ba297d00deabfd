import type { City } from '../../../contract/lists/index.js';
import type { Offer } from '../domain/offer.js';
import type { Slot } from '../domain/slot.js';

export type BrandSummary = Readonly<{ id: string; name: string; avatarPath: string | null }>;

/** A part of the map, in degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

export type FeedFilter = Readonly<{
  city?: string;
  category?: string;
  bounds?: MapBounds;
  /** Only those which this reader has saved. */
  saved?: boolean;
  /** `match`: those first which suit this reader, by the score that brands see as well; else the newest. */
  sort?: 'newest' | 'match';
  /** For the best match: the points of offers whose words come close to the reader's, by their id. */
  near?: ReadonlyMap<string, number>;
  limit: number;
  after?: string;
}>;

export type MapFilter = Pick<FeedFilter, 'city' | 'category' | 'saved'> &
  Readonly<{
    bounds: MapBounds;
    /** The side of a cell in degrees: offers in one cell are one marker. */ cell: number;
  }>;

/** Offers that stand close to each other, at their middle; `offerId` when it is a single one. */
export type MapMarker = Readonly<{
  lat: number;
  lng: number;
  count: number;
  offerId: string | null;
  title: string | null;
}>;

/** How many live offers there are in a city. */
export type CityCount = Readonly<{ city: City; count: number }>;

/** An offer with its brand, its times to come, and the reader's own open Collab for it. */
export type OfferRecord = Readonly<{
  offer: Offer;
  brand: BrandSummary;
  slots: readonly Slot[];
  collabId: string | null;
  /** Whether the reader has marked it to come back to. */
  saved: boolean;
}>;

/** Reading offers for screens. */
export abstract class OfferQueries {
  /**
   * The live offers, newest first or best match first, as the JSON text of an `OfferPage`: PostgreSQL makes it, nobody reads it on the way.
   * `influencerId` marks what this reader has asked for already.
   */
  abstract feed(filter: FeedFilter, now: Date, influencerId: string | null): Promise<string>;

  /** The live offers of a part of the map as markers, the fullest first, `limit` at most. */
  abstract markers(filter: MapFilter, influencerId: string | null, limit: number): Promise<readonly MapMarker[]>;

  /** The cities that have live offers, the fullest first, equals by id. */
  abstract cities(
    filter: Pick<FeedFilter, 'category' | 'saved'>,
    influencerId: string | null,
  ): Promise<readonly CityCount[]>;

  /** All offers of one brand, newest first, in the same form. */
  abstract ofBrand(brandId: string, filter: FeedFilter, now: Date): Promise<string>;

  /** One. @throws offerErrors.notFound */
  abstract get(id: string, now: Date, influencerId: string | null): Promise<OfferRecord>;

  /** At which of their brands' venues these offers take place, by their id; null where it is at none of them. */
  abstract venuesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>;

  /** Whether an offer that has been published shows this photo; with `draftsToo`, any. */
  abstract isPhoto(filePath: string, options?: { draftsToo: boolean }): Promise<boolean>;
}
