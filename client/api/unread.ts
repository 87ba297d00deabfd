import { useQuery } from '@tanstack/react-query';
import { call } from './client';
import type { components } from './schema';

/** In how many conversations something is unread; 0 while it is not known. Asking also says that messages have arrived here. */
export function useUnreadConversations(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: ['conversations', 'unread'],
    queryFn: ({ signal }) => call('GET /api/v1/conversations/unread', { signal }),
    enabled,
  });
  return (enabled && data?.conversations) || 0;
}

export type Waiting = components['schemas']['WaitingView'];

/** How much waits for staff; null while it is not known. Looked at anew every minute, and when something of it has changed. */
export function useWaiting(enabled: boolean): Waiting | null {
  const { data } = useQuery({
    queryKey: ['staff-waiting'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/waiting', { signal }),
    enabled,
    refetchInterval: 60_000,
  });
  return data ?? null;
}
