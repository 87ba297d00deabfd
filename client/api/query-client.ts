import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './client';

const freshFor = 30_000;

/** Asks again only when nobody answered or the server was away: a refusal stays a refusal. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ProblemError && (error.status === 0 || error.status >= 500);

/**
 * The one store of server state, shared by the portal and the staff panel. Without a connection it asks all the same, so that
 * a page shows what was kept for it or says what is wrong, and asks again on return.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: worthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
