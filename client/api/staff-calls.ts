import { useMutation, useQueryClient } from '@tanstack/react-query';
import { slotsKey } from './call-slots';
import { type ProblemError, call } from './client';
import { timelinesKey } from './desk';
import { callsOfKey, todayKey } from './overview';
import type { components } from './schema';

type CallGuest = components['schemas']['BookCallWithBrandInput'];
type BookedCall = components['schemas']['BookedCallView'];

/** In any case, the free times, the calls and related queries are refetched. */
function useCallChange<Change>(send: (change: Change) => Promise<BookedCall>) {
  const queries = useQueryClient();
  return useMutation<BookedCall, ProblemError, Change>({
    mutationFn: send,
    onSettled: () => {
      for (const queryKey of [slotsKey, callsOfKey, todayKey, ['staff-waiting'], timelinesKey])
        void queries.invalidateQueries({ queryKey });
    },
  });
}

/** Books a call with someone at this brand, who gets an email. */
export const useBookCallWith = (brandId: string) =>
  useCallChange<CallGuest>((guest) => call('POST /api/v1/admin/calls-of/{id}', { path: { id: brandId }, body: guest }));

/** Moves this call to another time. */
export const useMoveCall = (id: string) =>
  useCallChange<string>((startsAt) => call('POST /api/v1/admin/calls/{id}/move', { path: { id }, body: { startsAt } }));

/** Cancels this call. */
export const useCancelCall = (id: string) =>
  useCallChange<void>(() => call('POST /api/v1/admin/calls/{id}/cancel', { path: { id } }));
