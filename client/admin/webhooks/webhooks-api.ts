import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

export type StaffWebhook = components['schemas']['StaffWebhookView'];
export type StaffDelivery = components['schemas']['StaffDeliveryView'];

const path = '/api/v1/admin/webhooks';
const key = ['staff-webhooks'] as const;
const perPage = 25;
const askedEveryMs = 10_000;

type Page = { next: string | null };

/** The newest first, asked anew while one looks; `address` has its query begun. */
const usePages = <Answer extends Page>(queryKey: QueryKey, address: string) =>
  useInfiniteQuery<Answer, ProblemError, readonly Answer[], QueryKey, string>({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      call(`${address}limit=${perPage}${pageParam ? `&after=${pageParam}` : ''}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: askedEveryMs,
    select: ({ pages }) => pages,
  });

export const useStaffWebhooks = (failing: boolean) =>
  usePages<components['schemas']['StaffWebhooksPage']>(
    [...key, 'list', failing],
    `${path}?${failing ? 'failing=true&' : ''}`,
  );

export const useStaffDeliveries = (id: string) =>
  usePages<components['schemas']['StaffDeliveriesPage']>([...key, 'log', id], `${path}/${id}/deliveries?`);

function useTending<Input>(address: (input: Input) => string) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: (input) => call(address(input), { method: 'POST' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** What still waits goes out then. */
export const useSwitchOn = (id: string) => useTending<void>(() => `${path}/${id}/switch-on`);
export const useSendAgain = (id: string) =>
  useTending<string>((delivery) => `${path}/${id}/deliveries/${delivery}/resend`);
