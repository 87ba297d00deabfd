import type { MapPoint } from '../../../contract/lists/index.js';

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
export function metresBetween(one: MapPoint, other: MapPoint): number {
  const along = (one.lng - other.lng) * Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180));
  return Math.hypot(one.lat - other.lat, along) * degree;
}
