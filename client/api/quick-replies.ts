import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

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
