import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { productNow } from '../../api/clock';
import { settingsQuery } from '../../api/settings';
import { browserMemory } from '../../shell/session/browser-memory';

/** Up to which offer someone had looked, and when (ISO 8601). */
export type Visit = Readonly<{ newest: string; at: string }>;
type Memory = Readonly<{ now: Visit; before: Visit | null }>;

/** Someone who is back sooner, or reloads the page, is still here. */
const visitMs = 30 * 60_000;

/** What cannot be read is as good as nothing. */
function remembered(uid: string): Memory | null {
  try {
    return JSON.parse(browserMemory.feedVisits(uid) ?? 'null') as Memory | null;
  } catch {
    return null;
  }
}

const later = (one: string, other: string | undefined): string =>
  other && Date.parse(other) > Date.parse(one) ? other : one;

/**
 * The visit before this one; null for the first. This browser remembers it for each profile.
 * @param newest when the newest offer shown was made; undefined while unknown, or if others may be newer
 */
export function useLastVisit(uid: string, newest: string | undefined): Visit | null {
  const timed = !useQuery(settingsQuery).isPending; // the product's time comes with them
  const [memory] = useState(() => remembered(uid));
  const before = useMemo(() => {
    if (!timed || !memory) return null;
    const isOver = productNow().getTime() - Date.parse(memory.now.at) > visitMs;
    return isOver ? memory.now : memory.before;
  }, [timed, memory]);
  useEffect(() => {
    if (!timed || !newest) return;
    const now = { newest: later(newest, memory?.now.newest), at: productNow().toISOString() };
    browserMemory.keepFeedVisits(uid, JSON.stringify({ now, before } satisfies Memory));
  }, [uid, timed, newest, memory, before]);
  return before;
}
