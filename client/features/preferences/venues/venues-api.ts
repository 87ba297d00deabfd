import { cityLabel } from '../../../../server/contract/lists/labels';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import { type Venue, venuesQuery } from '../../../api/company';
import type { components } from '../../../api/schema';
import { useSession } from '../../../shell/session/session-context';

export type VenueInput = components['schemas']['VenueInput'];

/** The places of the chosen brand, by name. Suspends. */
export function useVenues(): readonly Venue[] {
  const { actor } = useSession();
  return useSuspenseQuery(venuesQuery(actor.uid)).data;
}

type Searched = Pick<VenueInput, 'address' | 'city'>;

/** Geocodes an address; empty if it is too short to search for. */
export const useFindPlaces = () =>
  useMutation<components['schemas']['PlaceList'], ProblemError, Searched>({
    mutationFn: async ({ address, city }) => {
      const q = address.trim().length > 1 ? address.trim() : city && cityLabel(city);
      return q ? call('GET /api/v1/places', { query: { q, city } }) : { places: [], source: '' };
    },
  });

/** Changes the places, and refetches them. */
function useVenueChange<Input>(change: (input: Input) => Promise<unknown>) {
  const { actor } = useSession();
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: venuesQuery(actor.uid).queryKey }),
  });
}

/** Adds a place, or updates the one with this id. */
export const useSaveVenue = (id: string | undefined) =>
  useVenueChange((body: VenueInput) =>
    id ? call('PUT /api/v1/venues/{id}', { path: { id }, body }) : call('POST /api/v1/venues', { body }),
  );

export type SheetMail = components['schemas']['SheetMailView'];

const sheetMailsKey = (brandUid: string) => ['venues', 'sheet-mails', brandUid];

/** When the sheets of the brand's venues are emailed, and to whom. */
export function useSheetMails(): readonly SheetMail[] {
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: sheetMailsKey(actor.uid),
    queryFn: ({ signal }) => call('GET /api/v1/day-sheet/emails', { signal }),
  });
  return data?.items ?? [];
}

export function useKeepSheetMail(venueId: string) {
  const { actor } = useSession();
  const queries = useQueryClient();
  return useMutation<SheetMail, ProblemError, components['schemas']['KeepSheetMailInput']>({
    mutationFn: (body) => call('PUT /api/v1/day-sheet/emails/{venueId}', { path: { venueId }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: sheetMailsKey(actor.uid) }),
  });
}

export const useRemoveVenue = () =>
  useVenueChange((id: string) => call('DELETE /api/v1/venues/{id}', { path: { id } }));
