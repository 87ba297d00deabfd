import { QueryClient } from '@tanstack/react-query';
import type { GivenAnswer } from '../../server/contract/given-page';
import { ProblemError } from './client';

const freshFor = 30_000;

/** Retries only network errors and server outages, not refusals. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ProblemError && (error.status === 0 || error.status >= 500);

/**
 * The query client, shared by the portal and the staff panel. Queries also run offline, so that a page shows a stored
 * copy or the error, and refetches when the connection is back.
 * @param given what the page was rendered with, shown until it has been fetched
 */
export function createQueryClient(given: readonly GivenAnswer[] = []): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: worthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
  for (const [key, answer] of given) queries.setQueryData(key, answer);
  void queries.invalidateQueries();
  return queries;
}
