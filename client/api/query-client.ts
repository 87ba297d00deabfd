import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './client';

const freshFor = 30_000;

/** Retries only network errors and server outages, not refusals. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ProblemError && (error.status === 0 || error.status >= 500);

/**
 * The query client, shared by the portal and the staff panel. Queries also run offline, so that a page shows a stored
 * copy or the error, and refetches when the connection is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: worthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
