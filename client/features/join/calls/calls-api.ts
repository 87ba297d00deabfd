import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { slotsKey } from '../../../api/call-slots';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';

export type Call = components['schemas']['CallView'];
type CallWish = components['schemas']['BookCallInput'];
export type CallKind = Call['kind'];

/** The call for an emailed token. */
export const callQuery = (token: string) =>
  queryOptions<Call, ProblemError>({
    queryKey: ['calls', token],
    queryFn: ({ signal }) => call('GET /api/v1/calls/{token}', { path: { token }, signal }),
    retry: false,
  });

/** Books a call. In any case, the free times are refetched. */
export function useBookCall() {
  const queries = useQueryClient();
  return useMutation<Call, ProblemError, CallWish>({
    mutationFn: (wish) => call('POST /api/v1/calls', { body: wish }),
    onSettled: () => queries.invalidateQueries({ queryKey: slotsKey }),
  });
}

/** Moves this token's call to another time, or cancels it (`null`). */
export function useChangeCall(token: string) {
  const queries = useQueryClient();
  return useMutation<Call, ProblemError, string | null>({
    mutationFn: (startsAt) =>
      startsAt === null
        ? call('POST /api/v1/calls/{token}/cancel', { path: { token } })
        : call('POST /api/v1/calls/{token}/move', { path: { token }, body: { startsAt } }),
    onSuccess: (changed) => queries.setQueryData(['calls', token], changed),
    onSettled: () => queries.invalidateQueries({ queryKey: slotsKey }),
  });
}
