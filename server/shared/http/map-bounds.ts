import { ValidateBy } from 'class-validator';

/** An area of the map, in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** `west,south,east,north` in degrees; null if it isn't an area of the map. */
export function mapBoundsOf(text: string): MapBounds | null {
  const edges = text.split(',').map((edge) => (edge.trim() === '' ? NaN : Number(edge)));
  const [west, south, east, north] = edges as [number, number, number, number];
  const isPart =
    edges.length === 4 && west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return isPart ? [west, south, east, north] : null;
}

export const IsMapBounds = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMapBounds',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && mapBoundsOf(value) !== null,
      defaultMessage: () => 'bounds is west,south,east,north in degrees.',
    },
  });
