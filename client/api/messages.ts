import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type ProblemError } from './client';
import type { components } from './schema';

/**
 * The number of conversations with unread messages; 0 while loading. The request also marks messages as delivered here.
 */
export function useUnreadConversations(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: ['conversations', 'unread'],
    queryFn: ({ signal }) => call('GET /api/v1/conversations/unread', { signal }),
    enabled,
  });
  return (enabled && data?.conversations) || 0;
}

export type Waiting = components['schemas']['WaitingView'];

/** Staff's pending work; null while loading. Refetched every minute, and when any of it has changed. */
export function useWaiting(enabled: boolean): Waiting | null {
  const { data } = useQuery({
    queryKey: ['staff-waiting'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/waiting', { signal }),
    enabled,
    refetchInterval: 60_000,
  });
  return data ?? null;
}

type InfluencerMessage = components['schemas']['MessageInfluencersInput'];
export type MessageReport = components['schemas']['MessageReportView'];

/** Writes to influencers as support; the report says who wasn't reached. Idempotent by `clientId`. */
export const useMessageInfluencers = () =>
  useMutation<MessageReport, ProblemError, InfluencerMessage>({
    mutationFn: (body) => call('POST /api/v1/admin/influencer-messages', { body }),
  });

type QuickReplyList = components['schemas']['QuickReplyList'];

const queryKey = ['quick-replies'] as const;

/** Saved replies: your profile's, or those shared by staff. */
export function useQuickReplies() {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey });
  const { data, error } = useQuery<QuickReplyList, ProblemError>({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/v1/quick-replies', { signal }),
  });
  const add = useMutation<unknown, ProblemError, string>({
    mutationFn: (text) => call('POST /api/v1/quick-replies', { body: { text } }),
    onSuccess: again,
  });
  const remove = useMutation<unknown, ProblemError, string>({
    mutationFn: (id) => call('DELETE /api/v1/quick-replies/{id}', { path: { id } }),
    onSuccess: again,
  });
  return {
    replies: data?.items ?? [],
    known: data !== undefined,
    mayChange: data?.mayChange ?? false,
    error,
    add,
    remove,
  };
}
