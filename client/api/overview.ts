import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Today = components['schemas']['TodayView'];
type CallList = components['schemas']['CallList'];
export type BrandCall = CallList['items'][number];

export const todayKey = ['staff-today'] as const;
/** Below the key of all calls: what is told of one makes it ask anew. */
export const callsOfKey = ['calls', 'of'] as const;

/** What needs one today; looked at anew every minute. */
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

/** One's own open tasks. */
export const useMyTasks = () =>
  useQuery<components['schemas']['DeskTaskList'], ProblemError>({
    queryKey: ['desk', 'mine'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/my-tasks', { signal }),
  });
