import type { Near, Place } from '../domain/place.js';

/** The results and their attribution, which most licences require. */
export type Found = Readonly<{ places: readonly Place[]; source: string }>;

/** Finds the coordinates of an address. */
export abstract class Geocoder {
  /** The places that a text may mean, likeliest first, at most 5; near `near` if given. Never throws: it finds less. */
  abstract find(text: string, near?: Near): Promise<Found>;
}
