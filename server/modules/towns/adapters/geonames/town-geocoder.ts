import { type Near, placesIn } from '../../domain/place.js';
import { type Found, Geocoder } from '../../ports/geocoder.js';
import type { Town } from '../../../../contract/lists/index.js';

/** Knows towns, and no streets: those of the gazetteer. */
export class TownGeocoder extends Geocoder {
  find(text: string, near?: Near): Promise<Found> {
    return Promise.resolve({ places: placesIn(text, near), source: 'GeoNames' });
  }
}

import lines from './towns.json' with { type: 'json' };

/** Every town of `towns.json`: those of the United Kingdom first, and the larger before the smaller. `scripts/towns.mjs` makes the file. */
export const gazetteer = (): Town[] =>
  lines.map((line) => {
    const [number = '', label = '', within = '', country = '', lat, lng] = line.split('|');
    return { id: `town-${number}`, label, within, country, lat: Number(lat), lng: Number(lng) };
  });
