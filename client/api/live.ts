import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What the stream says: something of this type has changed. Never what: the page asks for what it may see. */
export type LiveMessage = Readonly<{ name: string; type: string; id: string }>;

/** What the staff panel calls the lists of each type. */
const panelLists: Readonly<Record<string, string | undefined>> = {
  collab: 'collab-explorer',
  brand: 'brand-manager',
  influencer: 'influencer-manager',
  user: 'user-explorer',
};

/**
 * Keeps the screen true while it is open. Each message about a `collab` makes the queries under the key `['collabs', …]`
 * ask again. The browser reconnects by itself and sends Last-Event-ID, so nothing is missed in between.
 * @param enabled whether somebody is signed in
 */
export function useLive(enabled: boolean): void {
  const queries = useQueryClient();

  useEffect(() => {
    if (!enabled) return;
    const stream = new EventSource('/api/v1/live');
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const { type } = JSON.parse(data) as LiveMessage;
      for (const key of [`${type}s`, panelLists[type]]) if (key) void queries.invalidateQueries({ queryKey: [key] });
    };
    return () => stream.close();
  }, [enabled, queries]);
}
