import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type ProblemError } from '../../api/client';
import type { FeedFilter } from '../../api/offers';
import type { components } from '../../api/schema';
import type { MapBounds } from '../../ui/map/use-coast-map';

export type OfferMarker = components['schemas']['OfferMarkerView'];

export type OfferCity = components['schemas']['OfferCityView'];

/** The cities that have live offers of this kind, the fullest first. */
export function useOfferCities({ category, saved }: FeedFilter) {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (saved) query.set('saved', 'true');
  const asked = query.size > 0 ? `?${query.toString()}` : '';
  return useQuery<{ items: OfferCity[] }, ProblemError>({
    queryKey: ['offers', 'cities', asked],
    queryFn: ({ signal }) => call<{ items: OfferCity[] }>(`/api/v1/offers/cities${asked}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the map shows of this part, as far as the filter lets it through. */
export function useMarkers(
  { city, category, saved }: FeedFilter,
  view: { bounds: MapBounds; zoom: number } | null,
): readonly OfferMarker[] {
  const query = new URLSearchParams({
    bounds: view ? boundsText(view.bounds) : '',
    zoom: String(Math.floor(view?.zoom ?? 0)),
  });
  for (const [name, value] of Object.entries({ city, category, saved: saved ? 'true' : '' }))
    if (value) query.set(name, value);
  const { data } = useQuery({
    queryKey: ['offers', 'markers', query.toString()],
    queryFn: ({ signal }) => call<{ items: OfferMarker[] }>(`/api/v1/offers/markers?${query.toString()}`, { signal }),
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
