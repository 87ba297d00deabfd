import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { productNow } from '../../api/clock';
import { settingsQuery } from '../../api/settings';
import { browserMemory } from '../../shell/session/browser-memory';

/** The newest offer someone had seen, and when (ISO 8601). */
export type Visit = Readonly<{ newest: string; at: string }>;
type Memory = Readonly<{ now: Visit; before: Visit | null }>;

/** A return within this time, or a reload, is the same visit. */
const visitMs = 30 * 60_000;

/** Unreadable data counts as none. */
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
 * The previous visit; null for the first. Stored in this browser for each profile.
 * @param newest when the newest visible offer was created; undefined while unknown, or if others may be newer
 */
export function useLastVisit(uid: string, newest: string | undefined): Visit | null {
  const timed = !useQuery(settingsQuery).isPending; // they include the product's time
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
