import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { rowsOf } from './staff-list';

export type Today = components['schemas']['TodayView'];
type CallList = components['schemas']['CallList'];
export type BrandCall = CallList['items'][number];

export const todayKey = ['staff-today'] as const;
/** Below the query key of all calls: a live message about one refetches it. */
export const callsOfKey = ['calls', 'of'] as const;

/** What needs attention today; refetched every minute. */
export const useToday = () =>
  useQuery<Today, ProblemError>({
    queryKey: todayKey,
    queryFn: ({ signal }) => call('GET /api/v1/admin/today', { signal }),
    refetchInterval: 60_000,
  });

/** Booked calls with a brand or an influencer. */
export const useCallsOf = (profileUid: string) =>
  useQuery<CallList, ProblemError>({
    queryKey: [...callsOfKey, profileUid],
    queryFn: ({ signal }) => call('GET /api/v1/admin/calls-of/{id}', { path: { id: profileUid }, signal }),
  });

/** A member of staff's open tasks. */
export const useTasksOf = (assigneeId: string) =>
  useQuery<components['schemas']['DeskTaskView'][], ProblemError>({
    queryKey: ['desk', 'tasks', assigneeId],
    queryFn: ({ signal }) => call('GET /api/v1/admin/tasks', { query: rowsOf(100, { assigneeId }), signal }),
  });
