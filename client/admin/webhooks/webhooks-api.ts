import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { rowsOf } from '../../api/staff-list';

export type StaffWebhook = components['schemas']['StaffWebhookView'];
export type StaffDelivery = components['schemas']['StaffDeliveryView'];

const key = ['staff-webhooks'] as const;
const perPage = 25;
const askedEveryMs = 10_000;

type Asked = Readonly<{ pageParam: number; signal: AbortSignal }>;

/** Newest first, refetched periodically. One row more than a page means that there is a next page. */
const usePages = <Row>(queryKey: QueryKey, queryFn: (asked: Asked) => Promise<readonly Row[]>) =>
  useInfiniteQuery<readonly Row[], ProblemError, readonly Row[], QueryKey, number>({
    queryKey,
    queryFn,
    initialPageParam: 0,
    getNextPageParam: (rows, _, first) => (rows.length > perPage ? first + perPage : undefined),
    refetchInterval: askedEveryMs,
    select: ({ pages }) => pages.flatMap((rows) => rows.slice(0, perPage)),
  });

export const useStaffWebhooks = (failing: boolean) =>
  usePages([...key, 'list', failing], ({ pageParam: first, signal }) =>
    call('GET /api/v1/admin/webhooks', {
      query: rowsOf(perPage + 1, failing ? { failing } : {}, first),
      signal,
    }),
  );

export const useStaffDeliveries = (id: string) =>
  usePages([...key, 'log', id], ({ pageParam: first, signal }) =>
    call('GET /api/v1/admin/webhooks/{id}/deliveries', {
      path: { id },
      query: rowsOf(perPage + 1, {}, first),
      signal,
    }),
  );

function useTending<Input>(tend: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: tend,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Messages still queued are sent then. */
export const useSwitchOn = (id: string) =>
  useTending<void>(() => call('POST /api/v1/admin/webhooks/{id}/switch-on', { path: { id } }));
export const useSendAgain = (id: string) =>
  useTending((deliveryId: string) =>
    call('POST /api/v1/admin/webhooks/{id}/deliveries/{deliveryId}/resend', { path: { id, deliveryId } }),
  );
