import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type FoundList = components['schemas']['FoundList'];
export type Found = FoundList['items'][number];

const shortest = 2;

/** A few of each kind whose names contain the words; nothing while they are too short. */
export const useSearch = (q: string) =>
  useQuery<FoundList, ProblemError>({
    queryKey: ['staff-search', q],
    queryFn: ({ signal }) => call('GET /api/v1/admin/search', { query: { q }, signal }),
    enabled: q.length >= shortest,
    placeholderData: (before) => (q.length >= shortest ? before : undefined),
  });
