import { type CityList, influencerCities, type ListedOption, mainCities } from '../../../contract/lists/index.js';
import { placeKey } from '../../../contract/rules/place-name.js';

/** So many are found at most. */
const foundAtMost = 10;

const cities: Readonly<Record<CityList, readonly ListedOption[]>> = {
  'brand-cities': mainCities,
  'influencer-cities': influencerCities,
};

/** Names stay the same while the lists around them are filled anew. */
const keys = new Map<string, string>();

/** What stands behind a comma only tells towns of one name apart. */
function keyOf(label: string): string {
  const key = keys.get(label) ?? placeKey(label.split(',')[0]!);
  keys.set(label, key);
  return key;
}

/**
 * The cities and towns that can be chosen where this list is asked for, and whose name begins with these letters; after them those
 * with a later word that does. What the list offers stands before towns, which are in the gazetteer's order.
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
