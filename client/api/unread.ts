import { useQuery } from '@tanstack/react-query';
import { call } from './client';

/** In how many conversations something is unread; 0 while it is not known. Asking also says that messages have arrived here. */
export function useUnreadConversations(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: ['conversations', 'unread'],
    queryFn: ({ signal }) => call<{ conversations: number }>('/api/v1/conversations/unread', { signal }),
    enabled,
  });
  return data?.conversations ?? 0;
}
