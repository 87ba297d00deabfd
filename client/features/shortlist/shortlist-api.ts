import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListVote } from '../../../server/contract/rules/influencer-lists';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type Shortlist = components['schemas']['SharedListView'];
export type ShortlistMember = components['schemas']['SharedListMemberView'];

const keyOf = (token: string) => ['shared-list', token] as const;

/** The list behind a link; the link is the only credential. */
export const useShortlist = (token: string) =>
  useQuery<Shortlist, ProblemError>({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call('GET /api/v1/shared-lists/{token}', { path: { token }, signal }),
  });

export type Word = Readonly<{ influencerId: string; vote: ListVote; comment: string }>;

/** Votes yes, maybe or no; returns the updated list. */
export function useVote(token: string) {
  const queries = useQueryClient();
  return useMutation<Shortlist, ProblemError, Word>({
    scope: { id: 'votes' }, // sequential, so that the last vote counts
    mutationFn: ({ influencerId, ...body }) =>
      call('PUT /api/v1/shared-lists/{token}/votes/{influencerId}', { path: { token, influencerId }, body }),
    onSuccess: (list) => queries.setQueryData(keyOf(token), list),
  });
}
