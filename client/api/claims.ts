import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type OwnClaim = components['schemas']['ClaimView'];

const key = ['own-claims'] as const;
/** Polls for staff's decision. Milliseconds. */
const lookAgainAfter = 30_000;

/** The profiles that the signed-in person has claimed, latest first. */
export const useOwnClaims = () =>
  useQuery<readonly OwnClaim[], ProblemError>({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/influencer-claims', { signal }),
    refetchInterval: lookAgainAfter,
  });

/** Claims the imported profile with this handle. */
export function useRequestClaim() {
  const queries = useQueryClient();
  return useMutation<OwnClaim[], ProblemError, string>({
    mutationFn: (handle) => call('POST /api/v1/influencer-claims', { body: { handle } }),
    onSuccess: (claims) => queries.setQueryData(key, claims),
  });
}

/** Withdraws a claim. */
export function useWithdrawClaim() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, string>({
    mutationFn: (id) => call('DELETE /api/v1/influencer-claims/{id}', { path: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
