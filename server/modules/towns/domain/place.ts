import { type ListedOption, mainCities, type MapPoint, pointOf, type Town } from '../../../contract/lists/index.js';
import { placeKey } from '../../../contract/rules/place-name.js';
import { citiesLike, keyOf, ownName } from './town-search.js';

/** A place that was found for a text. */
export type Place = MapPoint &
  Readonly<{
    label: string;
    /** What it lies in: the rest of its address, or the county of a town. */
    within: string;
    /** Whether this is the street or the door; false for the middle of a town. */
    exact: boolean;
  }>;

/** Where people are most likely to mean: the town they have chosen. */
export type Near = MapPoint & Readonly<{ label: string }>;

const degree = 111_320;

/** Metres between two points, as near as a list of places needs. */
function metresBetween(one: MapPoint, other: MapPoint): number {
  const along = (one.lng - other.lng) * Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180));
  return Math.hypot(one.lat - other.lat, along) * degree;
}

/** So many are found at most. */
export const placesAtMost = 5;

/** A town of the same name that is farther from the chosen one is not meant. */
const reach = 80_000;

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi;

/** The towns that an address names, the nearest first if a town has been chosen, which then is the last resort. */
export function placesIn(address: string, near?: Near): Place[] {
  const named = townsNamedIn(address)
    .map(placeOf)
    .filter((place) => !near || metresBetween(place, near) < reach);
  if (!near) return named.slice(0, placesAtMost);
  const nearest = named.sort((a, b) => metresBetween(a, near) - metresBetween(b, near));
  const chosen: Place = { label: near.label, within: '', lat: near.lat, lng: near.lng, exact: false };
  return [...nearest.filter((place) => metresBetween(place, chosen) > 0), chosen].slice(-placesAtMost);
}

/** An address goes from small to large, so its last words are asked first; failing all, the beginning of a name will do. */
function townsNamedIn(address: string): readonly ListedOption[] {
  for (const part of address
    .replace(postcode, '')
    .split(/[,;\n]/)
    .reverse()) {
    const words = placeKey(part).split(' ');
    for (let from = 0; from < words.length; from++) {
      const found = townsCalled(words.slice(from).join(' '));
      if (found.length > 0) return found;
    }
  }
  return citiesLike(address, 'brand-cities');
}

const townsCalled = (key: string): ListedOption[] =>
  mainCities.filter(({ label, withdrawn }) => !withdrawn && keyOf(label) === key);

const placeOf = (city: ListedOption & Partial<Pick<Town, 'within'>>): Place => ({
  label: ownName(city.label),
  within: city.within ?? '',
  ...pointOf(city.id)!,
  exact: false,
});
