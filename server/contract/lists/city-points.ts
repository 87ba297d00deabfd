import { type BuiltInCity, influencerCities, mainCities } from './places.js';

/** A place on the map, in degrees (WGS 84). */
export type MapPoint = Readonly<{ lat: number; lng: number }>;

/** Where the middle of each city is that is built in. */
export const cityPoints: Readonly<Record<BuiltInCity, MapPoint>> = {
  london: { lat: 51.507, lng: -0.128 },
  birmingham: { lat: 52.48, lng: -1.903 },
  manchester: { lat: 53.479, lng: -2.245 },
  leeds: { lat: 53.8, lng: -1.549 },
  liverpool: { lat: 53.408, lng: -2.992 },
  bristol: { lat: 51.454, lng: -2.588 },
  newcastle: { lat: 54.978, lng: -1.618 },
  nottingham: { lat: 52.955, lng: -1.15 },
  sheffield: { lat: 53.381, lng: -1.47 },
  brighton: { lat: 50.823, lng: -0.137 },
  edinburgh: { lat: 55.953, lng: -3.188 },
  glasgow: { lat: 55.864, lng: -4.252 },
  cardiff: { lat: 51.482, lng: -3.179 },
  belfast: { lat: 54.597, lng: -5.93 },
  bath: { lat: 51.381, lng: -2.359 },
  oxford: { lat: 51.752, lng: -1.258 },
  cambridge: { lat: 52.205, lng: 0.119 },
};

/** Where the middle of a city is, built in or added; undefined for what is no city of ours. */
export function pointOf(city: string): MapPoint | undefined {
  if (Object.hasOwn(cityPoints, city)) return cityPoints[city as BuiltInCity];
  const added = [...mainCities, ...influencerCities].find(({ id, lat }) => id === city && lat != null);
  return added && { lat: added.lat!, lng: added.lng! };
}
