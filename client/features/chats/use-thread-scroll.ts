import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** So near the end one follows along. Pixels. */
const nearEnd = 120;

type ThreadScroll = Readonly<{
  log: RefObject<HTMLDivElement | null>;
  away: boolean;
  toLatest: () => void;
  onScroll: () => void;
}>;

/**
 * Keeps the newest message in sight while one is at the end, and leaves one alone who reads further up. `log` is the
 * element that scrolls.
 * @param newest changes when something is added at the end
 * @param ownNewest changes when one writes oneself: then the end is shown in any case
 */
export function useThreadScroll(newest: string, ownNewest: string): ThreadScroll {
  const log = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const own = useRef(ownNewest);
  const toLatest = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    setAway(false);
  };
  const onScroll = () => {
    const at = log.current;
    if (at) setAway(at.scrollHeight - at.scrollTop - at.clientHeight > nearEnd);
  };
  const follow = useEffectEvent((ownNow: string) => {
    const wroteMyself = own.current !== ownNow;
    own.current = ownNow;
    if ((!away || wroteMyself) && log.current) log.current.scrollTop = log.current.scrollHeight;
  });
  // Only what is added moves the view, not that one has scrolled.
  useEffect(() => follow(ownNewest), [newest, ownNewest]);
  return { log, away, toLatest, onScroll };
}
