import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type BrowserFilter, comparedFrom, filterFrom, filterNames, searchOf } from './browser-filter';

const ours = new Set<string>([...filterNames, 'q', 'sort', 'offer', 'exclusions']);

/**
 * Filter, sort order and comparison are in the URL, for sharing and going back. The page is ahead of the URL during a
 * navigation, so that a toggle shows at once.
 */
export function useBrowserSearch() {
  const [address, setAddress] = useSearchParams();
  const written = address.toString();
  const [shown, setShown] = useState({ written, now: written });
  if (shown.written !== written) setShown({ written, now: written });
  const { now } = shown;

  const go = (next: URLSearchParams) => {
    setShown({ written, now: next.toString() });
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const narrow = (next: BrowserFilter) => {
    const kept = [...new URLSearchParams(now)].filter(([name]) => !ours.has(name));
    go(new URLSearchParams([...kept, ...searchOf(next)]));
  };
  const compare = (ids: readonly string[]) => {
    const next = new URLSearchParams(now);
    if (ids.length > 0) next.set('compare', ids.join());
    else next.delete('compare');
    go(next);
  };
  const search = useMemo(() => new URLSearchParams(now), [now]);
  const filter = useMemo(() => filterFrom(search), [search]);
  const compared = useMemo(() => comparedFrom(search), [search]);
  return { filter, narrow, compared, compare };
}
