import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { rowsOf } from './staff-list';

export type CollabReviews = components['schemas']['CollabReviewsView'];
export type GivenReview = components['schemas']['GiveReviewInput'];

/** Both sides' reviews of a completed Collab, as far as this user can see them. */
export const useReviews = (collabId: string, { enabled = true } = {}) =>
  useQuery<CollabReviews, ProblemError>({
    queryKey: ['collabs', collabId, 'reviews'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/reviews', { path: { id: collabId }, signal }),
    enabled,
  });

/** Gives your own review. */
export function useGiveReview(collabId: string) {
  const queries = useQueryClient();
  return useMutation<CollabReviews, ProblemError, GivenReview>({
    mutationFn: (body) => call('POST /api/v1/collabs/{id}/reviews', { path: { id: collabId }, body }),
    onSuccess: (reviews) => queries.setQueryData(['collabs', collabId, 'reviews'], reviews),
  });
}

/** Asks staff to check the other side's review. */
export function useAppealReview(collabId: string) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, { id: string; reason: string }>({
    mutationFn: ({ id, reason }) => call('POST /api/v1/reviews/{id}/appeal', { path: { id }, body: { reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['collabs', collabId] }),
  });
}

export type AppealedReview = components['schemas']['AppealedReviewView'];
export type AppealDecision = 'kept' | 'hidden';

const appealsKey = ['review-appeals'];

/** Reviews under appeal. */
export const useReviewAppeals = () =>
  useQuery<AppealedReview[], ProblemError>({
    queryKey: appealsKey,
    queryFn: ({ signal }) => call('GET /api/v1/admin/review-appeals', { query: rowsOf(100), signal }),
  });

/** Keeps a review, or hides it; both sides see why. */
export function useDecideAppeal(id: string) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, { decision: AppealDecision; note: string }>({
    mutationFn: (body) => call('POST /api/v1/admin/review-appeals/{id}/decision', { path: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: appealsKey }),
  });
}

export type ContestedSign = components['schemas']['ContestedSignView'];
export type SignDecision = components['schemas']['DecideSignInput']['decision'];

const contestsKey = ['sign-contests'];

/** Figures about accounts that their creators contest. */
export const useSignContests = () =>
  useQuery<ContestedSign[], ProblemError>({
    queryKey: contestsKey,
    queryFn: ({ signal }) => call('GET /api/v1/admin/sign-contests', { query: rowsOf(100), signal }),
  });

/** Upholds a figure, or withdraws it; the creator sees why. */
export function useDecideSign(id: string) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, { decision: SignDecision; note: string }>({
    mutationFn: (body) => call('POST /api/v1/admin/sign-contests/{id}/decision', { path: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: contestsKey }),
  });
}

export type Statement = components['schemas']['StatementView'];

/** Every claim, reply and decision of a Collab, in chronological order. */
export const useStatements = (collabId: string) =>
  useQuery<components['schemas']['StatementList'], ProblemError>({
    queryKey: ['collabs', collabId, 'statements'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/statements', { path: { id: collabId }, signal }),
  });

export type SidedMessage = components['schemas']['SidedMessageView'];
type CollabChat = components['schemas']['CollabChatView'];

const chatPage = 20;

/** What both sides of a Collab have written to each other, newest first, for staff who decide. Each view is recorded. */
export function useCollabChat(collabId: string) {
  const { data, ...query } = useInfiniteQuery<CollabChat, ProblemError, { pages: CollabChat[] }, string[], string>({
    queryKey: ['collab-chats', collabId],
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /api/v1/admin/collab-explorer/{id}/chat', {
        path: { id: collabId },
        query: { limit: chatPage, before },
        signal,
      }),
    getNextPageParam: ({ items }) => (items.length === chatPage ? items.at(-1)?.id : undefined),
  });
  return { ...query, pages: data?.pages };
}
