import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type CheckInLink = components['schemas']['CheckInLinkView'];

/** The links to the doors of the chosen brand. */
export const linksQuery = (brandUid: string) =>
  queryOptions<readonly CheckInLink[], ProblemError>({
    queryKey: ['check-in-links', brandUid],
    queryFn: async ({ signal }) => (await call('GET /api/v1/check-in-links', { signal })).items,
  });

function useLinkChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['check-in-links'] }),
  });
}

/** Makes the link of a venue, or a new PIN for it; null is for all places. */
export const useMakeLink = () =>
  useLinkChange((venueId: string | null) => call('POST /api/v1/check-in-links', { body: venueId ? { venueId } : {} }));

export const useRemoveLink = () =>
  useLinkChange((id: string) => call('DELETE /api/v1/check-in-links/{id}', { path: { id } }));
