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

/** What staff decide on, in a list of this name. */
const useDecisionList = <Row>(name: string, list: (signal: AbortSignal) => Promise<Row[]>) =>
  useQuery<Row[], ProblemError>({ queryKey: [name], queryFn: ({ signal }) => list(signal) });

/** Decides on one of them. */
function useDecision<Body>(name: string, decide: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Body>({
    mutationFn: decide,
    onSuccess: () => queries.invalidateQueries({ queryKey: [name] }),
  });
}

export type AppealedReview = components['schemas']['AppealedReviewView'];
export type AppealDecision = 'kept' | 'hidden';

/** Reviews under appeal. */
export const useReviewAppeals = () =>
  useDecisionList<AppealedReview>('review-appeals', (signal) =>
    call('GET /api/v1/admin/review-appeals', { query: rowsOf(100), signal }),
  );

/** Keeps a review, or hides it; both sides see why. */
export const useDecideAppeal = (id: string) =>
  useDecision<{ decision: AppealDecision; note: string }>('review-appeals', (body) =>
    call('POST /api/v1/admin/review-appeals/{id}/decision', { path: { id }, body }),
  );

export type ContestedSign = components['schemas']['ContestedSignView'];
export type SignDecision = components['schemas']['DecideSignInput']['decision'];

/** Figures about accounts that their creators contest. */
export const useSignContests = () =>
  useDecisionList<ContestedSign>('sign-contests', (signal) =>
    call('GET /api/v1/admin/sign-contests', { query: rowsOf(100), signal }),
  );

/** Upholds a figure, or withdraws it; the creator sees why. */
export const useDecideSign = (id: string) =>
  useDecision<{ decision: SignDecision; note: string }>('sign-contests', (body) =>
    call('POST /api/v1/admin/sign-contests/{id}/decision', { path: { id }, body }),
  );

export type Twin = components['schemas']['DeliveredTwinView'];

/** Content that two brands have received although it looks the same. */
export const useTwins = () =>
  useDecisionList<Twin>('delivered-twins', (signal) =>
    call('GET /api/v1/admin/delivered-twins', { query: rowsOf(100), signal }),
  );

/** Records that it has been dealt with, and how. */
export const useSettleTwin = (id: string) =>
  useDecision<{ note: string }>('delivered-twins', (body) =>
    call('POST /api/v1/admin/delivered-twins/{id}/settlement', { path: { id }, body }),
  );

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
