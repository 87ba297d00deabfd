/** Where a phone opens its map with the way to this place. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** The telephone number in what a brand says of whom to call; null where it names none. */
export const phoneIn = (contact: string): string | null => /\+?\d[\d ()-]{7,}\d/.exec(contact)?.[0] ?? null;
