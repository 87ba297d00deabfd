import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pointOf } from '../../../server/contract/lists/places';
import { call } from '../../api/client';
import type { FeedFilter } from '../../api/offers';
import type { components } from '../../api/schema';
import { boundsAround, boundsText, type MapBounds, wholeMap } from '../../ui/map/degrees';

type OfferMarker = components['schemas']['OfferMarkerView'];

type Narrowing = Pick<FeedFilter, 'city' | 'category' | 'saved'>;
type View = Readonly<{ bounds: MapBounds; zoom: number }>;

const markersQuery = ({ city, category, saved }: Narrowing, { bounds, zoom }: View) => {
  const query = {
    ...{ bounds: boundsText(bounds), zoom: Math.floor(zoom), city, category },
    saved: saved ? ('true' as const) : null,
  };
  return {
    queryKey: ['offers', 'markers', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/v1/offers/markers', { query, signal }),
  };
};

/** The markers for this area, filtered. */
export function useMarkers(filter: Narrowing, view: View | null): readonly OfferMarker[] {
  const { data } = useQuery({
    ...markersQuery(filter, view ?? everywhere),
    enabled: view !== null,
    placeholderData: keepPreviousData,
  });
  return data?.items ?? [];
}

/** Close enough to tell one end of a city from the other. */
const everywhere: View = { bounds: [-180, -90, 180, 90], zoom: 10 };

/** About fifteen kilometres: the area shown around a single pin. */
const aroundOne = 0.15;

/** The area with every offer that matches the filter; null until that is known. */
export function useFittedBounds(filter: Narrowing): MapBounds | null {
  const { data, isPending } = useQuery(markersQuery(filter, everywhere));
  if (isPending) return null;
  const pins = data?.items ?? [];
  const city = pointOf(filter.city);
  return boundsAround(pins.length === 0 && city ? [city] : pins, aroundOne) ?? wholeMap;
}
