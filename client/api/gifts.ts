import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type GiftStatement = components['schemas']['GiftStatementView'];

/** What an influencer has received in a tax year; without one, in the present. What stood there before stays meanwhile. */
export const useGifts = (influencerId: string, year: number | null = null) =>
  useQuery<GiftStatement, ProblemError>({
    queryKey: ['gifts', influencerId, year],
    queryFn: ({ signal }) =>
      call('GET /api/v1/influencers/{id}/gifts', { path: { id: influencerId }, query: { year }, signal }),
    placeholderData: (before) => before,
  });

/** Where the statement of a year is downloaded. */
export const statementAddress = (influencerId: string, year: number, kind: 'csv' | 'pdf'): string =>
  `/api/v1/influencers/${influencerId}/gifts/statement.${kind}?year=${year}`;
