import { type ListedOption, mainCities, type MapPoint, pointOf, type Town } from '../../../contract/lists/index.js';
import { placeKey } from '../../../contract/rules/place-name.js';
import { citiesLike, keyOf, ownName } from './town-search.js';

/** A place found for a text. */
export type Place = MapPoint &
  Readonly<{
    label: string;
    /** The area around it: the rest of its address, or a town's county. */
    within: string;
    /** Whether this is a street or an exact address; false for a town centre. */
    exact: boolean;
  }>;

/** The likeliest area: the town that the person has chosen. */
export type Near = MapPoint & Readonly<{ label: string }>;

const degree = 111_320;

/** The distance between two points in metres, approximate but good enough to sort places. */
function metresBetween(one: MapPoint, other: MapPoint): number {
  const along = (one.lng - other.lng) * Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180));
  return Math.hypot(one.lat - other.lat, along) * degree;
}

/** The maximum number of results. */
export const placesAtMost = 5;

/** A town of the same name farther away than this from the chosen one is ignored. */
const reach = 80_000;

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi;

/** The towns mentioned in an address, nearest first if a town has been chosen, which is then the fallback. */
export function placesIn(address: string, near?: Near): Place[] {
  const named = townsNamedIn(address)
    .map(placeOf)
    .filter((place) => !near || metresBetween(place, near) < reach);
  if (!near) return named.slice(0, placesAtMost);
  const nearest = named.sort((a, b) => metresBetween(a, near) - metresBetween(b, near));
  const chosen: Place = { label: near.label, within: '', lat: near.lat, lng: near.lng, exact: false };
  return [...nearest.filter((place) => metresBetween(place, chosen) > 0), chosen].slice(-placesAtMost);
}

/**
 * An address goes from small to large, so its last words are tried first; if none match, a prefix of a name will do.
 */
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
