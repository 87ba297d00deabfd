import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Collab = components['schemas']['CollabView'];
export type Deliverable = components['schemas']['DeliverableView'];
export type CollabAction = Collab['actions'][number];
export type DeliverableAction = Deliverable['actions'][number];
export type Side = Collab['requestedBy'];

/**
 * Whether the visit is still to come, as far as this screen can tell: the server's clock decides, and has moved on once
 * content can be handed in.
 */
export const isVisitAhead = ({ outcome, visitAt, deliverables }: Collab, now: Date): boolean =>
  outcome === 'open' &&
  visitAt !== null &&
  new Date(visitAt) > now &&
  !deliverables.some(({ submittedAt, actions }) => submittedAt !== null || actions.includes('submit'));

type Move = Readonly<{ action: CollabAction }> & components['schemas']['MoveCollabInput'];
type PieceMove = Readonly<{ id: string; action: DeliverableAction }> & components['schemas']['DeliverPieceInput'];

/** Some steps open at a time of day, of which no live message tells. Milliseconds. */
const lookAgainAfter = 30_000;

/** The reader's own Collabs, most recently changed first. Suspends. */
export function useCollabs(): readonly Collab[] {
  const { data } = useSuspenseQuery({
    queryKey: ['collabs', 'list'],
    queryFn: ({ signal }) => call<{ items: Collab[] }>('/api/v1/collabs?limit=100', { signal }),
  });
  return data.items;
}

/** One Collab as this reader may see it; `actions` are the steps that may be taken now. Suspends. */
export function useCollab(id: string): Collab {
  const { data } = useSuspenseQuery({
    queryKey: ['collabs', id],
    queryFn: ({ signal }) => call<Collab>(`/api/v1/collabs/${id}`, { signal }),
    refetchInterval: lookAgainAfter,
  });
  return data;
}

/** Posts one of the Collab's `actions`, with what it needs. */
export function useMoveCollab(id: string) {
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, Move>({
    mutationFn: ({ action, ...input }) => call<Collab>(`/api/v1/collabs/${id}/${action}`, { body: input }),
    onSuccess: keep,
  });
}

/** Posts one of a piece's `actions`, with what it needs. */
export function useMoveDeliverable() {
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, PieceMove>({
    mutationFn: ({ id, action, ...input }) => call<Collab>(`/api/v1/deliverables/${id}/${action}`, { body: input }),
    onSuccess: keep,
  });
}

/** Shows the answer at once, and lets the lists and the offer's places ask again. */
function useKeepCollab() {
  const queries = useQueryClient();
  return (collab: Collab) => {
    queries.setQueryData(['collabs', collab.id], collab);
    void queries.invalidateQueries({ queryKey: ['collabs', 'list'] });
    void queries.invalidateQueries({ queryKey: ['offers'] });
  };
}
