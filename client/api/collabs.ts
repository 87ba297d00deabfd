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
 * Whether a visit is agreed without a check-in yet: however late it gets, the ticket is needed until then, and content
 * isn't asked for. When check-in closes the server assumes that the visit took place.
 */
export const isVisitAwaited = ({ outcome, stage, visitAt, checkedInAt, noShowClaim }: Collab): boolean =>
  outcome === 'open' && stage === 4 && visitAt !== null && checkedInAt === null && noShowClaim === null;

/** Whether cancelling or moving the visit now would count as late. */
export const isLateNow = ({ freeChangeUntil }: Collab, now: Date): boolean =>
  freeChangeUntil !== null && now > new Date(freeChangeUntil);

/** What a Collab costs its brand: `approval` while it can be approved, `taken` once a credit is used. */
export type CollabCost = components['schemas']['CollabCostView'];

export type CollabMove = Readonly<{ action: CollabAction }> & components['schemas']['MoveCollabInput'];
type PieceMove = Readonly<{ id: string; action: DeliverableAction }> & components['schemas']['DeliverPieceInput'];

/** Some steps become available at a certain time, without a live message. Milliseconds. */
const lookAgainAfter = 30_000;
const lookSoonAfter = 2_000;

/** The user's own Collabs, most recently changed first. Suspends. */
export function useCollabs(): readonly Collab[] {
  const { data } = useSuspenseQuery({
    queryKey: ['collabs', 'list'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs', { query: { limit: 100 }, signal }),
  });
  return data.items;
}

/** A Collab with content so late that its influencer can't request anything else; undefined if there is none. */
export function useBlockingCollab(): Collab | undefined {
  const { data } = useQuery<components['schemas']['CollabList'], ProblemError>({
    queryKey: ['collabs', 'list', 'overdue'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs', { query: { overdue: 'true' }, signal }),
  });
  return data?.items.find(({ owed }) => owed?.blocksRequests);
}

/** One Collab as this user may see it. */
export const collabQuery = (id: string) =>
  queryOptions<Collab, ProblemError>({
    queryKey: ['collabs', id],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}', { path: { id }, signal }),
  });

/**
 * One Collab as this user sees it; `actions` are the steps they can take now. With `waiting`, it polls more often,
 * because the stream may not be open yet. Suspends.
 */
export function useCollab(id: string, { waiting = false } = {}): Collab {
  const refetchInterval = waiting ? lookSoonAfter : lookAgainAfter;
  const { data } = useSuspenseQuery({ ...collabQuery(id), refetchInterval });
  return data;
}

/**
 * What one Collab costs; for its brand and staff only, so empty unless `enabled`. Refetched when plan or credits
 * change.
 */
export const useCollabCost = (id: string, { enabled = true } = {}) =>
  useQuery<CollabCost, ProblemError>({
    queryKey: ['billings', 'collab-cost', id],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/cost', { path: { id }, signal }),
    enabled,
  });

export type FoodRisks = components['schemas']['FoodRisksView'];
export type FoodChoice = components['schemas']['FoodChoiceDto'];
/** What an influencer tells the venue about their own and their guests' food risks. */
export type ToldFoodRisks = components['schemas']['TellFoodRisksInput'];
export type OwnFoodRisks = components['schemas']['OwnFoodRisksView'];

/** Food risks of the influencer and their guests, for the brand from booking until the visit is over. */
export const useFoodRisks = (id: string) =>
  useQuery<FoodRisks, ProblemError>({
    queryKey: ['collabs', id, 'food-risks'],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/food-risks', { path: { id }, signal }),
    gcTime: 0,
  });

const ownFoodRisksOf = (id: string) => ['collabs', id, 'own-food-risks'];

/** What the influencer has told the venue about this visit, or the last answer as a draft. */
export const useOwnFoodRisks = (id: string) =>
  useQuery<OwnFoodRisks, ProblemError>({
    queryKey: ownFoodRisksOf(id),
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/own-food-risks', { path: { id }, signal }),
    gcTime: 0,
  });

/** Tells the venue, separately from choosing a time. */
export function useTellFoodRisks(id: string) {
  const queries = useQueryClient();
  return useMutation<OwnFoodRisks, ProblemError, ToldFoodRisks>({
    mutationFn: (body) => call('PUT /api/v1/collabs/{id}/own-food-risks', { path: { id }, body }),
    onSuccess: (told) => queries.setQueryData(ownFoodRisksOf(id), told),
  });
}

/** Where to pay for a Collab in advance: the card provider's page. */
export const usePayForCollab = (id: string) =>
  useMutation<components['schemas']['CheckoutView'], ProblemError>({
    mutationFn: () => call('POST /api/v1/billing/collabs/{id}/checkout', { path: { id } }),
  });

/** The check-in code; refetched when it expires. */
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

/** Posts one of the Collab's `actions`, with its input. */
export function useMoveCollab(id: string) {
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, CollabMove>({
    mutationFn: ({ action, ...input }) =>
      call('POST /api/v1/collabs/{id}/{action}', { path: { id, action }, body: input }),
    onSuccess: keep,
  });
}

/** Posts one of a piece's `actions`, with its input. */
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

/** Shows the response at once, and refetches the lists and the offer's places. */
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

/** How many days are included. */
export const visitDays = 14;

/** The number of visits on each of 14 days, for open Collabs, starting from this day in London. */
export function useVisitDays(from: string): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    // refetched by live messages about Collabs
    queryKey: ['collab-explorer', 'visits', from],
    queryFn: ({ signal }) => call('GET /api/v1/admin/collab-explorer/visits', { query: { from }, signal }),
    select: ({ items }) => new Map(items.map(({ day, visits }) => [day, visits])),
  });
  return data;
}

export type Bill = NonNullable<Collab['bill']>;

/** A rejected bill may have been replaced, so it is refetched. */
function useBillStep<Input>(id: string, post: (input: Input) => Promise<Collab>) {
  const queries = useQueryClient();
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, Input>({
    mutationFn: post,
    onSuccess: keep,
    onError: () => void queries.invalidateQueries(collabQuery(id)),
  });
}

/** Enters the bill's total, or changes it. */
export const useTypeBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['TypeBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill', { path: { id }, body }),
  );

/** The creator confirms the bill that they were shown. */
export const useConfirmBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['ConfirmBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill/confirm', { path: { id }, body }),
  );

/** The creator contests the bill, with a reason. */
export const useContestBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['ContestBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill/contest', { path: { id }, body }),
  );
