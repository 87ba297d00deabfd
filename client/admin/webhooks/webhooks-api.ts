import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type StaffWebhook = components['schemas']['StaffWebhookView'];
export type StaffDelivery = components['schemas']['StaffDeliveryView'];

const key = ['staff-webhooks'] as const;
const perPage = 25;
const askedEveryMs = 10_000;

type Asked = Readonly<{ pageParam: string; signal: AbortSignal }>;

/** The newest first, asked anew while one looks. */
const usePages = <Page extends { next: string | null }>(queryKey: QueryKey, queryFn: (asked: Asked) => Promise<Page>) =>
  useInfiniteQuery<Page, ProblemError, readonly Page[], QueryKey, string>({
    queryKey,
    queryFn,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: askedEveryMs,
    select: ({ pages }) => pages,
  });

export const useStaffWebhooks = (failing: boolean) =>
  usePages([...key, 'list', failing], ({ pageParam: after, signal }) =>
    call('GET /api/v1/admin/webhooks', { query: { failing: failing ? 'true' : null, limit: perPage, after }, signal }),
  );

export const useStaffDeliveries = (id: string) =>
  usePages([...key, 'log', id], ({ pageParam: after, signal }) =>
    call('GET /api/v1/admin/webhooks/{id}/deliveries', { path: { id }, query: { limit: perPage, after }, signal }),
  );

function useTending<Input>(tend: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: tend,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** What still waits goes out then. */
export const useSwitchOn = (id: string) =>
  useTending<void>(() => call('POST /api/v1/admin/webhooks/{id}/switch-on', { path: { id } }));
export const useSendAgain = (id: string) =>
  useTending((deliveryId: string) =>
    call('POST /api/v1/admin/webhooks/{id}/deliveries/{deliveryId}/resend', { path: { id, deliveryId } }),
  );
