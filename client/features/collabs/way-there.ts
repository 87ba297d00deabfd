/** The telephone number in a brand's contact on the day; null if there is none. */
export const phoneIn = (contact: string): string | null => /\+?\d[\d ()-]{7,}\d/.exec(contact)?.[0] ?? null;

/** Where a phone opens its map with the way to this place. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
