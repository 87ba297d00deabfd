import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type LiveChat = components['schemas']['LiveChatView'];

const key = ['live-chat'];

/** The chat of this browser's visitor, kept true by a stream of its own once it has begun. Asked for while it is `open`. */
export function useLiveChat(open: boolean): LiveChat | undefined {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/live-chat', { signal }),
    enabled: open,
  });
  const begun = open && data?.begun === true;

  useEffect(() => {
    if (!begun) return;
    const stream = new EventSource('/api/v1/live-chat/stream');
    stream.onmessage = () => void queries.invalidateQueries({ queryKey: key });
    return () => stream.close();
  }, [begun, queries]);
  return data;
}

type Message = Readonly<{ text: string; clientId: string }>;

/** Writes to our staff. The same message may be sent again: it is kept once. */
export function useWriteInLiveChat() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Message>({
    mutationFn: (message) => call('POST /api/v1/live-chat/messages', { body: message }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Leaves the address where we answer when nobody is there now. */
export function useLeaveEmail() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, string>({
    mutationFn: (email) => call('POST /api/v1/live-chat/email', { body: { email } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
