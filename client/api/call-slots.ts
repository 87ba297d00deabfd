import { queryOptions } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type CallSlots = components['schemas']['CallSlotsView'];

export const slotsKey = ['calls', 'slots'] as const;

/** Available times for a call. */
export const callSlotsQuery = queryOptions<CallSlots, ProblemError>({
  queryKey: slotsKey,
  queryFn: ({ signal }) => call('GET /api/v1/calls/slots', { signal }),
});
