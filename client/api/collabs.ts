import { queryOptions, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import { productNow } from './clock';
import type { components } from './schema';

export type Collab = components['schemas']['CollabView'];
export type Deliverable = components['schemas']['DeliverableView'];
export type CollabAction = Collab['actions'][number];
export type DeliverableAction = Deliverable['actions'][number];
export type Side = Collab['requestedBy'];
export type CheckInCode = components['schemas']['CheckInCodeView'];

/**
 * Whether a visit is agreed at which nobody has been checked in: however late it gets, the ticket is needed until then, and nobody
 * is asked for content. When the door has closed the server takes the visit to have been.
 */
export const isVisitAwaited = ({ outcome, stage, visitAt, checkedInAt, noShowClaim }: Collab): boolean =>
  outcome === 'open' && stage === 4 && visitAt !== null && checkedInAt === null && noShowClaim === null;

/** Whether cancelling or moving the visit now would count as late. */
export const isLateNow = ({ freeChangeUntil }: Collab, now: Date): boolean =>
  freeChangeUntil !== null && now > new Date(freeChangeUntil);

/** What a Collab costs its brand: `approval` while it can be approved, `taken` once it has taken something. */
export type CollabCost = components['schemas']['CollabCostView'];

export type CollabMove = Readonly<{ action: CollabAction }> & components['schemas']['MoveCollabInput'];
type PieceMove = Readonly<{ id: string; action: DeliverableAction }> & components['schemas']['DeliverPieceInput'];

/** Some steps open at a time of day, without a live message. Milliseconds. */
const lookAgainAfter = 30_000;
const lookSoonAfter = 2_000;

/** The reader's own Collabs, most recently changed first. Suspends. */
export function useCollabs(): readonly Collab[] {
  const { data } = useSuspenseQuery({
    queryKey: ['collabs', 'list'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs', { query: { limit: 100 }, signal }),
  });
  return data.items;
}

/** The Collab whose content is so late that its influencer cannot request anything else; undefined where there is none. */
export function useBlockingCollab(): Collab | undefined {
  const { data } = useQuery<components['schemas']['CollabList'], ProblemError>({
    queryKey: ['collabs', 'list', 'overdue'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs', { query: { overdue: 'true' }, signal }),
  });
  return data?.items.find(({ owed }) => owed?.blocksRequests);
}

/** One Collab as this reader may see it. */
export const collabQuery = (id: string) =>
  queryOptions<Collab, ProblemError>({
    queryKey: ['collabs', id],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}', { path: { id }, signal }),
  });

/**
 * One Collab as this reader sees it; `actions` are the steps they can take now. With `waiting`, it polls more often, because the
 * stream may not be open yet. Suspends.
 */
export function useCollab(id: string, { waiting = false } = {}): Collab {
  const refetchInterval = waiting ? lookSoonAfter : lookAgainAfter;
  const { data } = useSuspenseQuery({ ...collabQuery(id), refetchInterval });
  return data;
}

/**
 * What one Collab costs; for its brand and staff, so nothing where `enabled` is false. It is asked for again when plan or
 * credits change.
 */
export const useCollabCost = (id: string, { enabled = true } = {}) =>
  useQuery<CollabCost, ProblemError>({
    queryKey: ['billings', 'collab-cost', id],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/cost', { path: { id }, signal }),
    enabled,
  });

export type FoodRisks = components['schemas']['FoodRisksView'];
export type FoodChoice = components['schemas']['FoodChoiceDto'];
/** What an influencer tells the venue, of themselves and their guests. */
export type ToldFoodRisks = components['schemas']['TellFoodRisksInput'];
export type OwnFoodRisks = components['schemas']['OwnFoodRisksView'];

/** What the influencer and their guests must not be served, for the brand from the booking until the visit is over. */
export const useFoodRisks = (id: string) =>
  useQuery<FoodRisks, ProblemError>({
    queryKey: ['collabs', id, 'food-risks'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/food-risks', { path: { id }, signal }),
    gcTime: 0,
  });

const ownFoodRisksOf = (id: string) => ['collabs', id, 'own-food-risks'];

/** What the influencer has told the venue of this visit, or would tell it. */
export const useOwnFoodRisks = (id: string) =>
  useQuery<OwnFoodRisks, ProblemError>({
    queryKey: ownFoodRisksOf(id),
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/own-food-risks', { path: { id }, signal }),
    gcTime: 0,
  });

/** Tells the venue, apart from choosing a time. */
export function useTellFoodRisks(id: string) {
  const queries = useQueryClient();
  return useMutation<OwnFoodRisks, ProblemError, ToldFoodRisks>({
    mutationFn: (body) => call('PUT /api/v1/collabs/{id}/own-food-risks', { path: { id }, body }),
    onSuccess: (told) => queries.setQueryData(ownFoodRisksOf(id), told),
  });
}

/** Where a Collab that has to be paid for first is paid for: the card provider's page. */
export const usePayForCollab = (id: string) =>
  useMutation<components['schemas']['CheckoutView'], ProblemError>({
    mutationFn: () => call('POST /api/v1/billing/collabs/{id}/checkout', { path: { id } }),
  });

/** The code to show at the door; asked for again when the one that is shown ends. */
export const useCheckInCode = (id: string) =>
  useQuery<CheckInCode, ProblemError>({
    queryKey: ['check-in-code', id],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/check-in-code', { path: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data
        ? Math.max(1_000, new Date(state.data.endsAt).getTime() - productNow().getTime() + 500)
        : lookAgainAfter,
    gcTime: 0,
  });

/** Posts one of the Collab's `actions`, with what it needs. */
export function useMoveCollab(id: string) {
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, CollabMove>({
    mutationFn: ({ action, ...input }) =>
      call('POST /api/v1/collabs/{id}/{action}', { path: { id, action }, body: input }),
    onSuccess: keep,
  });
}

/** Posts one of a piece's `actions`, with what it needs. */
export function useMoveDeliverable() {
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, PieceMove>({
    mutationFn: ({ id, action, ...input }) =>
      call('POST /api/v1/deliverables/{id}/{action}', { path: { id, action }, body: input }),
    onSuccess: keep,
  });
}

/** Sets the brand's note for the people who receive the visit. */
export function useNoteHandoff(id: string) {
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, string>({
    mutationFn: (note) => call('PUT /api/v1/collabs/{id}/handoff-note', { path: { id }, body: { note } }),
    onSuccess: keep,
  });
}

/** Shows the answer at once, and lets the lists and the offer's places ask again. */
function useKeepCollab() {
  const queries = useQueryClient();
  return (collab: Collab) => {
    queries.setQueryData(['collabs', collab.id], collab);
    void queries.invalidateQueries({ queryKey: ['collabs', collab.id, 'statements'] });
    void queries.invalidateQueries({ queryKey: ownFoodRisksOf(collab.id) });
    for (const part of ['list', 'content', 'storage']) void queries.invalidateQueries({ queryKey: ['collabs', part] });
    void queries.invalidateQueries({ queryKey: ['offers'] });
    void queries.invalidateQueries({ queryKey: ['billings', 'collab-cost'] });
  };
}

/** So many days are answered. */
export const visitDays = 14;

/** How many visits of open Collabs each of two weeks' days has, from this day of London's calendar on. */
export function useVisitDays(from: string): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    // what tells that a Collab has changed asks for these again
    queryKey: ['collab-explorer', 'visits', from],
    queryFn: ({ signal }) => call('GET /api/v1/admin/collab-explorer/visits', { query: { from }, signal }),
    select: ({ items }) => new Map(items.map(({ day, visits }) => [day, visits])),
  });
  return data;
}

export type Bill = NonNullable<Collab['bill']>;

/** A bill that is refused may have become another: it is asked for again. */
function useBillStep<Input>(id: string, post: (input: Input) => Promise<Collab>) {
  const queries = useQueryClient();
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, Input>({
    mutationFn: post,
    onSuccess: keep,
    onError: () => void queries.invalidateQueries(collabQuery(id)),
  });
}

/** Says what the visit came to, or says it again. */
export const useTypeBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['TypeBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill', { path: { id }, body }),
  );

/** The creator says that the bill which they were shown is right. */
export const useConfirmBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['ConfirmBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill/confirm', { path: { id }, body }),
  );

/** The creator says that the bill is wrong, and why. */
export const useContestBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['ContestBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill/contest', { path: { id }, body }),
  );
