import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { connection } from './connection';
import { onLiveMessage, openLiveStream } from './live-stream';
import { settingsQuery } from './settings';

/** The panel's lists that show each type. */
const panelLists: Readonly<Record<string, string | undefined>> = {
  collab: 'collab-explorer',
  brand: 'brand-manager',
  lead: 'brand-manager',
  call: 'brand-manager',
  influencer: 'influencer-manager',
  claim: 'influencer-manager',
  user: 'user-explorer',
  billing: 'subscriptions',
};

/** Types that may change staff's pending work. */
const waitsForStaff: readonly string[] = ['collab', 'brand', 'influencer', 'claim', 'call', 'lead'];

/** Debounces refetches when many things change at once. */
const gatherMs = 300;

/** A form keeps the version it started from: saving over a newer one is refused with an explanation. */
const isForm = ({ queryKey: [resource, method] }: { queryKey: QueryKey }) =>
  resource === 'brand-manager' && method === 'getOne';

/** Every open page refetches changed lists, so they spread their requests over this time. */
const spreadMs = 3_000;

/**
 * Keeps the screen up to date. A message about a `collab` invalidates the queries under `['collabs', …]`. The browser
 * reconnects automatically with Last-Event-ID, so nothing is missed; if too much was missed, everything reloads.
 * @param uid of the current profile; null while no one is signed in
 * @param onRefused called when the server refuses the stream: the session has ended
 */
export function useLive(uid: string | null, onRefused: () => void): void {
  const queries = useQueryClient();
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    if (uid === null) return;
    let [asking, gathering]: (ReturnType<typeof setTimeout> | undefined)[] = [];
    const stale = new Set<string>();
    const askAnew = (queryKey?: QueryKey) =>
      void queries.invalidateQueries({ queryKey, predicate: (query) => !isForm(query) });
    const gather = (...keys: string[]) => {
      for (const key of keys) stale.add(key);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        for (const key of stale) askAnew([key]);
        stale.clear();
      }, gatherMs);
    };
    const stopHearing = onLiveMessage(({ type, id, content }) => {
      if (content) {
        void import('./pushed-message').then(
          ({ takePushedMessage }) => takePushedMessage(queries, id, content),
          () => askAnew([`${type}s`]), // of a version that is gone
        );
        return;
      }
      if (type === 'list-addition')
        asking ??= setTimeout(() => {
          asking = undefined;
          void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
        }, Math.random() * spreadMs);
      if (type === 'everything') return askAnew();
      askAnew([`${type}s`]);
      const list = panelLists[type];
      if (list) gather(list);
      if (waitsForStaff.includes(type)) gather('staff-waiting');
    });
    const close = openLiveStream(() => refused());
    // What was shown until then may be a cached copy.
    const stopWaiting = connection.subscribe(() => {
      if (connection.isThere()) askAnew();
    });
    return () => {
      clearTimeout(asking);
      clearTimeout(gathering);
      stopHearing();
      stopWaiting();
      close();
    };
  }, [uid, queries]);
}
