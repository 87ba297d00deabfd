import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Reliability = components['schemas']['ReliabilityView'];
export type Mark = components['schemas']['MarkView'];
type MarkList = components['schemas']['MarkListView'];
export type Party = Readonly<{ side: Reliability['side']; id: string }>;

const addressOf = ({ side, id }: Party): string => `/api/v1/${side}s/${id}/reliability`;

/** How somebody keeps their promises. */
export const useReliability = (of: Party) =>
  useQuery<Reliability, ProblemError>({
    queryKey: ['reliability', of.id],
    queryFn: ({ signal }) => call<Reliability>(addressOf(of), { signal }),
  });

/** The events behind one number, the newest first. */
export const useMarks = (of: Party, kind: Mark['kind']) =>
  useInfiniteQuery<MarkList, ProblemError, { pages: MarkList[] }, readonly string[], MarkList['next']>({
    queryKey: ['reliability', of.id, kind],
    queryFn: ({ signal, pageParam }) =>
      call<MarkList>(`${addressOf(of)}/events?${new URLSearchParams({ kind, limit: '20', ...pageParam }).toString()}`, {
        signal,
      }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
