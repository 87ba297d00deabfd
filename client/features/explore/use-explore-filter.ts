import { useSearchParams } from 'react-router';
import type { FeedFilter } from '../../api/offers';
import { useTowns } from '../../api/towns';

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
    narrow: (next: FeedFilter) => go(next, onMap),
    turn: (map: boolean) => go(filter, map),
  };
}
