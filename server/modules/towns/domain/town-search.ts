import {
  type CityList,
  influencerCities,
  type ListedOption,
  mainCities,
  pointOf,
} from '../../../contract/lists/index.js';
import { placeKey } from '../../../contract/rules/place-name.js';

/** The maximum number of results. */
const foundAtMost = 10;

/** As many names as a map has room for. */
const namedAtMost = 60;

const cities: Readonly<Record<CityList, readonly ListedOption[]>> = {
  'brand-cities': mainCities,
  'influencer-cities': influencerCities,
};

/** Names don't change when the lists around them are reloaded. */
const keys = new Map<string, string>();

/** The part after a comma only distinguishes towns of the same name. */
export const ownName = (label: string): string => label.split(',')[0]!;

export function keyOf(label: string): string {
  const key = keys.get(label) ?? placeKey(ownName(label));
  keys.set(label, key);
  return key;
}

/**
 * Options from this list, and towns, whose name starts with these letters, then those with a later word that does. The
 * list's own options precede towns, which are in gazetteer order. If there are none, near misses in spelling.
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
  return (first.length + later.length > 0 ? [...first, ...later] : misspelt(wanted, list)).slice(0, foundAtMost);
}

/** Shorter texts resemble too many names. */
const lettersToGuess = 4;

/**
 * The cities and towns whose name, or its beginning, is closest to these letters: within an edit distance of one, or
 * two for longer names.
 */
function misspelt(wanted: string, list: CityList): ListedOption[] {
  if (wanted.length < lettersToGuess) return [];
  const near: ListedOption[][] = [[], [], []];
  for (const city of cities[list]) {
    if (city.id === 'other' || city.withdrawn) continue;
    const key = keyOf(city.label);
    if (key.length < lettersToGuess) continue;
    const away = Math.min(distance(wanted, key), distance(wanted, key.slice(0, wanted.length)));
    if (away <= (wanted.length < 7 ? 1 : 2)) near[away]!.push(city);
  }
  return near.find((found) => found.length > 0) ?? [];
}

/** The Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const isSwapped = j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      row.push(isSwapped ? Math.min(steps, before[j - 2]! + 1) : steps);
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}

/** The cities and towns in this area of the map, in degrees: those on the lists first, then by size. */
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
