import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The distance from the end within which the view follows. Pixels. */
const nearEnd = 120;

type ThreadScroll = Readonly<{
  log: RefObject<HTMLDivElement | null>;
  away: boolean;
  toLatest: () => void;
  onScroll: () => void;
}>;

/**
 * Keeps the newest message visible while the user is at the end, and doesn't move the view while they read further up.
 * `log` is the scrolling element.
 * @param newest changes when something is added at the end
 * @param ownNewest changes when the user sends something: then the end is always shown
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
  // Only new messages move the view, not scrolling.
  useEffect(() => follow(ownNewest), [newest, ownNewest]);
  return { log, away, toLatest, onScroll };
}
