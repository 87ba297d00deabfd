import { useQuery } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Found = components['schemas']['FoundList']['items'][number];

const shortest = 2;

/** A few of each kind whose names contain the words; nothing while they are too short. */
export const useSearch = (q: string) =>
  useQuery<{ items: Found[] }, ProblemError>({
    queryKey: ['staff-search', q],
    queryFn: ({ signal }) => call(`/api/v1/admin/search?q=${encodeURIComponent(q)}`, { signal }),
    enabled: q.length >= shortest,
    placeholderData: (before) => (q.length >= shortest ? before : undefined),
  });
