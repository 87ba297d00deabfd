import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { connection } from './connection';
import { onLiveMessage, openLiveStream } from './live-stream';
import { settingsQuery } from './settings';

/** What the staff panel calls the lists of each type. */
const panelLists: Readonly<Record<string, string | undefined>> = {
  collab: 'collab-explorer',
  brand: 'brand-manager',
  influencer: 'influencer-manager',
  user: 'user-explorer',
  billing: 'subscriptions',
};

/** What may change how much waits for staff. */
const waitsForStaff: readonly string[] = ['collab', 'influencer', 'claim', 'call', 'review'];

/** Every open page asks for changed lists, so that they do it one after the other within this time. */
const spreadMs = 3_000;

/**
 * Keeps the screen true while it is open. Each message about a `collab` makes the queries under the key `['collabs', …]`
 * ask again. The browser reconnects by itself and sends Last-Event-ID, so nothing is missed in between; when too much
 * was missed, everything is asked for anew.
 * @param enabled whether somebody is signed in
 * @param onRefused called when the server lets nobody listen any more: the session has ended
 */
export function useLive(enabled: boolean, onRefused: () => void): void {
  const queries = useQueryClient();
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    if (!enabled) return;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const stopHearing = onLiveMessage(({ type }) => {
      if (type === 'list-addition')
        asking ??= setTimeout(() => {
          asking = undefined;
          void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
        }, Math.random() * spreadMs);
      if (waitsForStaff.includes(type)) void queries.invalidateQueries({ queryKey: ['staff-waiting'] });
      if (type === 'everything') void queries.invalidateQueries();
      else
        for (const key of [`${type}s`, panelLists[type]]) if (key) void queries.invalidateQueries({ queryKey: [key] });
    });
    const close = openLiveStream(() => refused());
    // What was shown meanwhile may be a copy.
    const stopWaiting = connection.subscribe(() => {
      if (connection.isThere()) void queries.invalidateQueries();
    });
    return () => {
      clearTimeout(asking);
      stopHearing();
      stopWaiting();
      close();
    };
  }, [enabled, queries]);
}
