import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client';
import type { FeedFilter } from '../../api/offers';
import type { components } from '../../api/schema';
import type { MapBounds } from '../../ui/map/use-coast-map';

type OfferMarker = components['schemas']['OfferMarkerView'];

/** What the map shows of this part, as far as the filter lets it through. */
export function useMarkers(
  { city, category, saved }: FeedFilter,
  view: { bounds: MapBounds; zoom: number } | null,
): readonly OfferMarker[] {
  const query = {
    bounds: view ? boundsText(view.bounds) : '',
    zoom: Math.floor(view?.zoom ?? 0),
    city,
    category,
    saved: saved ? ('true' as const) : null,
  };
  const { data } = useQuery({
    queryKey: ['offers', 'markers', query],
    queryFn: ({ signal }) => call('GET /api/v1/offers/markers', { query, signal }),
    enabled: view !== null,
    placeholderData: keepPreviousData,
  });
  return data?.items ?? [];
}

/** `west,south,east,north`, to about a hundred metres, and never beyond the edges of the world. */
export const boundsText = ([west, south, east, north]: MapBounds): string =>
  [Math.max(west, -180), Math.max(south, -90), Math.min(east, 180), Math.min(north, 90)]
    .map((edge) => edge.toFixed(3))
    .join();

/** Null when the text is no part of the map. */
export function boundsFrom(text: string | null): MapBounds | null {
  const edges = (text ?? '').split(',').map(Number);
  return edges.length === 4 && edges.every(Number.isFinite) ? (edges as unknown as MapBounds) : null;
}
