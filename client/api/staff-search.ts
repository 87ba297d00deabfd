import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

type FoundList = components['schemas']['FoundList'];
export type Found = FoundList['items'][number];

/** A few of each kind whose names have all the words; nothing while none is typed. */
export const useSearch = (q: string) =>
  useQuery<FoundList, ProblemError>({
    queryKey: ['staff-search', q],
    queryFn: ({ signal }) => call('GET /api/v1/admin/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: (before) => (q === '' ? undefined : before),
  });
