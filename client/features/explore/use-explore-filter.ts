import { useSearchParams } from 'react-router';
import { pointOf } from '../../../server/contract/lists/places';
import type { FeedFilter } from '../../api/offers';
import { useTowns } from '../../api/towns';
import { type MapBounds, wholeMap } from '../../ui/map/use-coast-map';
import { boundsFrom } from './explore-api';

/** How far around the middle of a city the map shows, in degrees. */
const cityReach = { lat: 0.09, lng: 0.16 };

/** The page's state is in the address, for sharing and going back. */
export function useExploreFilter() {
  const [search, setSearch] = useSearchParams();
  useTowns(); // the address may name one before its location is known
  const filter: FeedFilter = {
    city: search.get('city') ?? '',
    category: search.get('category') ?? '',
    saved: search.get('saved') === 'true',
    bounds: search.get('bounds') ?? '',
  };
  const onMap = search.get('view') === 'map';
  const go = (next: FeedFilter, map: boolean) =>
    setSearch(
      Object.entries({ ...next, view: map && 'map' })
        .filter(([, value]) => Boolean(value))
        .map(([name, value]): [string, string] => [name, String(value)]),
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    /** Whether a phone shows the map; where there is room for both, both are there. */
    onMap,
    shown: shownBy(filter),
    narrow: (next: FeedFilter) => go(next, onMap),
    turn: (map: boolean) => go(filter, map),
  };
}

/** The part of the map that belongs to a filter. */
function shownBy({ city, bounds }: FeedFilter): MapBounds {
  const point = pointOf(city);
  if (!point) return boundsFrom(bounds ?? null) ?? wholeMap;
  return [point.lng - cityReach.lng, point.lat - cityReach.lat, point.lng + cityReach.lng, point.lat + cityReach.lat];
}
