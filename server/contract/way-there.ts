import { cityLabel } from './lists/labels.js';
import type { City } from './lists/places.js';

/** Where to go: the address with its city, which is not said twice. */
export function venueInCity({ venue, city }: Readonly<{ venue: string; city: City }>): string {
  const label = cityLabel(city);
  return venue.toLowerCase().includes(label.toLowerCase()) ? venue : `${venue}, ${label}`;
}

/** Where a phone opens its map with the way to this place. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** The telephone number in what a brand says of whom to call; null where it names none. */
export const phoneIn = (contact: string): string | null => /\+?\d[\d ()-]{7,}\d/.exec(contact)?.[0] ?? null;
