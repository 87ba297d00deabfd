import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type LiveChat = components['schemas']['LiveChatView'];

const key = ['live-chat'];

/** The chat of this browser's visitor, updated by its own stream once it has begun. Fetched while it is `open`. */
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

/** Writes to our staff. Idempotent, so the same message can be resent. */
export function useWriteInLiveChat() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Message>({
    mutationFn: (message) => call('POST /api/v1/live-chat/messages', { body: message }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Leaves an address for our reply when nobody is online. */
export function useLeaveEmail() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, string>({
    mutationFn: (email) => call('POST /api/v1/live-chat/email', { body: { email } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
