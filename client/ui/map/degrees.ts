import type { MapPoint } from '../../../server/contract/lists/places';

/** An area of the map, in degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** All of the United Kingdom and Ireland. */
export const wholeMap: MapBounds = [-10.7, 49.7, 1.9, 59.4];

/** `west,south,east,north`, to about a hundred metres, and never beyond the edges of the world. */
export const boundsText = ([west, south, east, north]: MapBounds): string =>
  [Math.max(west, -180), Math.max(south, -90), Math.min(east, 180), Math.min(north, 90)]
    .map((edge) => edge.toFixed(3))
    .join();

/** Null if the text isn't an area of the map. */
export function boundsFrom(text: string | null): MapBounds | null {
  const edges = (text ?? '').split(',').map(Number);
  return edges.length === 4 && edges.every(Number.isFinite) ? (edges as unknown as MapBounds) : null;
}

/**
 * The area that contains all of these; null for none. `margin` is in degrees, so that a single point isn't shown too
 * close.
 */
export function boundsAround(points: readonly MapPoint[], margin: number): MapBounds | null {
  if (points.length === 0) return null;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return [
    Math.min(...lngs) - margin,
    Math.min(...lats) - margin,
    Math.max(...lngs) + margin,
    Math.max(...lats) + margin,
  ];
}

export const inWords = ({ lat, lng }: MapPoint): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Latitude and longitude from text such as `51.5236, -0.0759`; undefined when they aren't in the British Isles. */
export function coordinatesOf(text: string): MapPoint | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  const onTheMap = point.lat >= 45 && point.lat <= 64 && point.lng >= -20 && point.lng <= 12;
  return lat && lng && onTheMap ? point : undefined;
}
