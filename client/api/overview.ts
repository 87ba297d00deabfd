import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Today = components['schemas']['TodayView'];
type CallList = components['schemas']['CallList'];

/** What needs one today; looked at anew every minute. */
export const useToday = () =>
  useQuery<Today, ProblemError>({
    queryKey: ['staff-today'],
    queryFn: ({ signal }) => call('/api/v1/admin/today', { signal }),
    refetchInterval: 60_000,
  });

/** Booked calls with a brand or an influencer. */
export const useCallsOf = (profileUid: string) =>
  useQuery<CallList, ProblemError>({
    queryKey: ['staff-calls', profileUid],
    queryFn: ({ signal }) => call(`/api/v1/admin/calls-of/${profileUid}`, { signal }),
  });

/** One's own open tasks. */
export const useMyTasks = () =>
  useQuery<components['schemas']['DeskTaskList'], ProblemError>({
    queryKey: ['desk', 'mine'],
    queryFn: ({ signal }) => call('/api/v1/admin/my-tasks', { signal }),
  });
