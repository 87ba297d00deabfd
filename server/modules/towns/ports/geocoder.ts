import type { Near, Place } from '../domain/place.js';

/** What was found, and whose data it is: people have a right to know, and most licences say so. */
export type Found = Readonly<{ places: readonly Place[]; source: string }>;

/** Knows where an address is. */
export abstract class Geocoder {
  /** The places that a text may mean, the likeliest first, 5 at most; around `near` where that is known. Never fails: it finds less. */
  abstract find(text: string, near?: Near): Promise<Found>;
}
