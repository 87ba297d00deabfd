import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import { type OfferDefaults, type OfferDefaultsInput, offerDefaultsQuery } from '../../../api/offer-defaults';

/** What one's own brand's new offers begin with, and how to ask again. Suspends. */
export const useOfferDefaults = (uid: string) => useSuspenseQuery(offerDefaultsQuery(uid));

/** Says all of it anew, unless somebody has changed it since `version`. */
export function useSaveOfferDefaults(uid: string) {
  const queries = useQueryClient();
  return useMutation<OfferDefaults, ProblemError, { input: OfferDefaultsInput; version: number }>({
    mutationFn: ({ input, version }) =>
      call('PUT /api/v1/offer-defaults', { body: input, header: { 'If-Match': `"${version}"` } }),
    onSuccess: (saved) => queries.setQueryData(offerDefaultsQuery(uid).queryKey, saved),
  });
}
