import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type ProblemError } from './client';
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

/** How much waits for staff; null while it is not known. Looked at again every minute, and when something of it has changed. */
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

/** Writes to influencers as support; the report says who was not reached. Made again under the same `clientId`, nobody gets it twice. */
export const useMessageInfluencers = () =>
  useMutation<MessageReport, ProblemError, InfluencerMessage>({
    mutationFn: (body) => call('POST /api/v1/admin/influencer-messages', { body }),
  });

type QuickReplyList = components['schemas']['QuickReplyList'];

const queryKey = ['quick-replies'] as const;

/** Sentences that one writes often: those of one’s profile, or those that staff share. */
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
