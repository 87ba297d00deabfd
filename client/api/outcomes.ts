import { queryOptions, useMutation, type UseMutationOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type CollabLink = Schemas['CollabLinkView'];
export type Results = Schemas['ResultsView'];
export type GuestFigure = Schemas['GuestFigureView'];
export type Lift = Schemas['LiftView'];
export type RecentCreator = Schemas['RecentCreatorView'];
export type WhoSentYou = Schemas['WhoSentYouView'];
export type GuestParty = Schemas['GuestPartyView'];
export type ResultSettings = Schemas['ResultSettingsDto'];
export type BookingHook = Schemas['BookingHookView'];

/** All that counting guests can change. */
const root = 'results';

/** A Collab's link and word, created when either side first looks. */
export const useCollabLink = (id: string) => useQuery(linkQuery(id));

const linkQuery = (id: string) =>
  queryOptions<CollabLink, ProblemError>({
    queryKey: ['collab-links', id],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/link', { path: { id }, signal }),
  });

/** The brand decides where a Collab's link leads; null means its usual address. */
export function useLeadLink(id: string) {
  const queries = useQueryClient();
  return useMutation<CollabLink, ProblemError, string | null>({
    mutationFn: (targetUrl) => call('PUT /api/v1/collabs/{id}/link', { path: { id }, body: { targetUrl } }),
    onSuccess: (link) => queries.setQueryData(linkQuery(id).queryKey, link),
  });
}

/** What a Collab brought. */
export const useResults = (id: string) =>
  useQuery<Results, ProblemError>({
    queryKey: [root, 'collab', id],
    queryFn: ({ signal }) => call('GET /api/v1/collabs/{id}/results', { path: { id }, signal }),
  });

/** The creators whom guests may name, and the guests that were counted last. */
export const useWhoSentYou = (brandUid: string) =>
  useQuery<WhoSentYou, ProblemError>({
    queryKey: [root, 'who-sent-you', brandUid],
    queryFn: ({ signal }) => call('GET /api/v1/who-sent-you', { signal }),
  });

type After<Answer, Input> = Pick<UseMutationOptions<Answer, ProblemError, Input>, 'onSuccess' | 'onError'>;

/** Changes what was counted, and refetches it. */
function useCountChange<Input, Answer>(change: (input: Input) => Promise<Answer>, after: After<Answer, Input> = {}) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    ...after,
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [root] }),
  });
}

/** Guests who named a creator, or who used a word. */
export type CountedBy = Readonly<{ collabId: string }> | Readonly<{ said: string }>;
type Party = Pick<Schemas['NameGuestsInput'], 'covers' | 'spendPence' | 'externalId'>;

/** Counts a party of guests once, even if the request is repeated. */
export const useCountGuests = () =>
  useCountChange(({ by, party }: { by: CountedBy; party: Party }) =>
    'said' in by
      ? call('POST /api/v1/redemptions', { body: { ...by, ...party } })
      : call('POST /api/v1/named-guests', { body: { ...by, ...party } }),
  );

export const useRemoveGuests = (after: After<undefined, string>) =>
  useCountChange((id: string) => call('DELETE /api/v1/guests/{id}', { path: { id } }), after);

/** All covers of a venue on one day, such as 2027-03-04. */
export const usePutCovers = () =>
  useCountChange(({ venueId, day, covers }: { venueId: string; day: string; covers: number }) =>
    call('PUT /api/v1/covers-days/{venueId}/{day}', { path: { venueId, day }, body: { covers } }),
  );

/** Where the chosen brand's links usually lead, and its margin. */
export const resultSettingsQuery = (brandUid: string) =>
  queryOptions<ResultSettings, ProblemError>({
    queryKey: ['result-settings', brandUid],
    queryFn: ({ signal }) => call('GET /api/v1/result-settings', { signal }),
  });

export function useSaveResultSettings(brandUid: string) {
  const queries = useQueryClient();
  return useMutation<ResultSettings, ProblemError, ResultSettings>({
    mutationFn: (body) => call('PUT /api/v1/result-settings', { body }),
    onSuccess: (saved) => {
      queries.setQueryData(resultSettingsQuery(brandUid).queryKey, saved);
      return queries.invalidateQueries({ queryKey: [root] });
    },
  });
}

/** The address to which the chosen brand's booking system posts. */
export const bookingHookQuery = (brandUid: string) =>
  queryOptions({
    queryKey: ['booking-hook', brandUid],
    queryFn: ({ signal }) => call('GET /api/v1/booking-hook', { signal }),
  });

function useHookChange<Answer>(change: () => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['booking-hook'] }),
  });
}

/** Creates an address in place of the current one. Its secret is in this response only. */
export const useMakeHook = () => useHookChange(() => call('POST /api/v1/booking-hook'));
export const useRemoveHook = () => useHookChange(() => call('DELETE /api/v1/booking-hook'));
