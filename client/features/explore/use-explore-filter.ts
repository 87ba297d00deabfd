import { useSearchParams } from 'react-router';
import type { FeedFilter } from '../../api/offers';
import { useTowns } from '../../api/towns';

/** What the page shows stands in the address, so that it can be sent on and gone back to. */
export function useExploreFilter() {
  const [search, setSearch] = useSearchParams();
  useTowns(); // the address may name one before anybody knows where it lies
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
