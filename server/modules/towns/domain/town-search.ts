import {
  type CityList,
  influencerCities,
  type ListedOption,
  mainCities,
  pointOf,
} from '../../../contract/lists/index.js';
import { placeKey } from '../../../contract/rules/place-name.js';

/** So many are found at most. */
const foundAtMost = 10;

/** As many names as a map has room for. */
const namedAtMost = 60;

const cities: Readonly<Record<CityList, readonly ListedOption[]>> = {
  'brand-cities': mainCities,
  'influencer-cities': influencerCities,
};

/** Names stay the same while the lists around them are filled again. */
const keys = new Map<string, string>();

/** The part after a comma only distinguishes towns of the same name. */
export const ownName = (label: string): string => label.split(',')[0]!;

export function keyOf(label: string): string {
  const key = keys.get(label) ?? placeKey(ownName(label));
  keys.set(label, key);
  return key;
}

/**
 * The cities and towns that can be chosen from this list and whose name begins with these letters, then those with a later word
 * that does. The list's own options precede towns, which are in the gazetteer's order.
 */
export function citiesLike(text: string, list: CityList): ListedOption[] {
  const wanted = placeKey(text);
  if (wanted === '') return [];
  const first: ListedOption[] = [];
  const later: ListedOption[] = [];
  for (const city of cities[list]) {
    const key = keyOf(city.label);
    if (city.id === 'other' || city.withdrawn || !` ${key}`.includes(` ${wanted}`)) continue;
    (key.startsWith(wanted) ? first : later).push(city);
  }
  return [...first, ...later].slice(0, foundAtMost);
}

/** The cities and towns in this part of the map, in degrees: those of the lists first, then the larger ones. */
export function citiesWithin([west, south, east, north]: readonly [number, number, number, number]): ListedOption[] {
  const within: ListedOption[] = [];
  for (const city of influencerCities) {
    const point = pointOf(city.id);
    if (!point || city.withdrawn) continue;
    if (point.lng < west || point.lng > east || point.lat < south || point.lat > north) continue;
    if (within.push(city) === namedAtMost) break;
  }
  return within;
}
