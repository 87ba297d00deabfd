import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Work = components['schemas']['WorkView'];
export type WorkLine = components['schemas']['WorkLineView'];
export type FailedWork = components['schemas']['FailedWorkView'];
export type HealthPart = components['schemas']['HealthPartView'];

const key = ['work'] as const;
const askedEveryMs = 10_000;
const healthAskedEveryMs = 30_000;

/** The current state of the queue and the outbox; polled. */
export const useWork = () =>
  useQuery<Work, ProblemError>({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/admin/work', { signal }),
    refetchInterval: askedEveryMs,
  });

/**
 * The health of each part of the product; each request also checks the mail server and the card provider, so it is
 * polled less often.
 */
export const useHealth = () =>
  useQuery<components['schemas']['HealthView'], ProblemError>({
    queryKey: ['health'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/health', { signal }),
    refetchInterval: healthAskedEveryMs,
  });

/** Retries one, or (null) everything that was given up. */
export function useRetryWork() {
  const queries = useQueryClient();
  return useMutation<components['schemas']['RetriedWorkView'], ProblemError, Pick<FailedWork, 'kind' | 'id'> | null>({
    mutationFn: (work) =>
      call('POST /api/v1/admin/work/retry', { body: { kind: work?.kind ?? null, id: work?.id ?? null } }),
    onSuccess: ({ lines, failed }) => queries.setQueryData<Work>(key, { lines, failed }),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
