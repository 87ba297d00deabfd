import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { asThisProfile } from './acting-as';

export type Reliability = components['schemas']['ReliabilityView'];
export type Mark = components['schemas']['MarkView'];
type MarkList = components['schemas']['MarkListView'];
export type Party = Readonly<{ side: Reliability['side']; id: string }>;

/** How reliably someone keeps their promises. */
export const useReliability = (of: Party) =>
  useQuery<Reliability, ProblemError>({
    queryKey: ['reliability', of.id],
    queryFn: ({ signal }) => call(`GET /api/v1/${of.side}s/{id}/reliability`, { path: { id: of.id }, signal }),
  });

/** The events behind one number, newest first. */
export const useMarks = (of: Party, kind: Mark['kind']) =>
  useInfiniteQuery<MarkList, ProblemError, { pages: MarkList[] }, readonly string[], MarkList['next']>({
    queryKey: ['reliability', of.id, kind],
    queryFn: ({ signal, pageParam }) =>
      call(`GET /api/v1/${of.side}s/{id}/reliability/events`, {
        path: { id: of.id },
        query: { kind, limit: 20, ...pageParam },
        signal,
      }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });

export type GiftStatement = components['schemas']['GiftStatementView'];

/** What an influencer has received in a tax year, or in the current one. The previous answer stays on screen while this one loads. */
export const useGifts = (influencerId: string, year: number | null = null) =>
  useQuery<GiftStatement, ProblemError>({
    queryKey: ['gifts', influencerId, year],
    queryFn: ({ signal }) =>
      call('GET /api/v1/influencers/{id}/gifts', { path: { id: influencerId }, query: { year }, signal }),
    placeholderData: (before) => before,
  });

/** The download URL of a year's statement. */
export const statementAddress = (influencerId: string, year: number, kind: 'csv' | 'pdf'): string =>
  asThisProfile(`/api/v1/influencers/${influencerId}/gifts/statement.${kind}?year=${year}`);
