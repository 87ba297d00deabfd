import { useInfiniteQuery, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { useSession } from '../../../shell/session/session-context';

export type WebhookEndpoint = components['schemas']['WebhookView'];
export type TellingWebhook = components['schemas']['TellingWebhookView'];
export type WebhookDelivery = components['schemas']['WebhookDeliveryView'];
type WebhookInput = components['schemas']['MakeWebhookInput'];
type Change = components['schemas']['ChangeWebhookInput'];
const keyOf = (uid: string) => ['webhooks', uid] as const;

/** The chosen profile's webhooks; polled while nothing has arrived. Suspends. */
export function useWebhooks(): readonly WebhookEndpoint[] {
  const { actor } = useSession();
  const { data } = useSuspenseQuery({
    queryKey: keyOf(actor.uid),
    queryFn: ({ signal }) => call('GET /api/v1/webhook-endpoints', { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(({ failingSince }) => failingSince) ? 5_000 : false),
  });
  return data.items;
}

/** A webhook's deliveries, newest first; polled while any is pending. */
export function useDeliveries(id: string) {
  const { actor } = useSession();
  return useInfiniteQuery({
    queryKey: [...keyOf(actor.uid), id],
    queryFn: ({ signal, pageParam: after }) =>
      call('GET /api/v1/webhook-endpoints/{id}/deliveries', { path: { id }, query: { limit: 10, after }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some(({ state }) => state === 'waiting') ? 2_000 : false,
  });
}

function useWebhookChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const { actor } = useSession();
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(actor.uid) }),
  });
}

/** Returns the secret, which is never shown again. */
export const useMakeWebhook = () =>
  useWebhookChange((body: WebhookInput) => call('POST /api/v1/webhook-endpoints', { body }));
export const useChangeWebhook = (id: string) =>
  useWebhookChange((body: Change) => call('PATCH /api/v1/webhook-endpoints/{id}', { path: { id }, body }));
/** Returns the new secret, which is never shown again. */
export const useRotateSecret = (id: string) =>
  useWebhookChange(() => call('POST /api/v1/webhook-endpoints/{id}/rotate', { path: { id } }));
export const useRemoveWebhook = (id: string) =>
  useWebhookChange(() => call('DELETE /api/v1/webhook-endpoints/{id}', { path: { id } }));
export const useTestWebhook = (id: string) =>
  useWebhookChange(() => call('POST /api/v1/webhook-endpoints/{id}/test', { path: { id } }));
export const useResend = (id: string) =>
  useWebhookChange((delivery: string) =>
    call('POST /api/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/resend', { path: { id, deliveryId: delivery } }),
  );
