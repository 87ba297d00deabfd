import type { MapPoint } from '../../../server/contract/lists/places';

export const inWords = ({ lat, lng }: MapPoint): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Latitude and longitude from text such as `51.5236, -0.0759`; undefined when it is none of the isles. */
export function coordinatesOf(text: string): MapPoint | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  const onTheMap = point.lat >= 45 && point.lat <= 64 && point.lng >= -20 && point.lng <= 12;
  return lat && lng && onTheMap ? point : undefined;
}
