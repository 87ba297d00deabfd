import { cityLabel } from './lists/labels.js';
import type { City } from './lists/places.js';

/** Where to go: the address with its city, without repetition. */
export function venueInCity({ venue, city }: Readonly<{ venue: string; city: City }>): string {
  const label = cityLabel(city);
  return venue.toLowerCase().includes(label.toLowerCase()) ? venue : `${venue}, ${label}`;
}

/** A URL that opens the phone's map with directions to this place. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** The telephone number in a brand's contact text; null if there is none. */
export const phoneIn = (contact: string): string | null => /\+?\d[\d ()-]{7,}\d/.exec(contact)?.[0] ?? null;
