import Stripe from 'stripe';
import { type Desk, listOf, mergedMetadata, ownEndpoint } from '../desk.js';
import { type Condition, inTurn, newStripeId } from '../store.js';

/** How many deliveries of an event are pending, counted on read. */
async function withPending(desk: Desk, event: Stripe.Event): Promise<Stripe.Event> {
  const text = `select count(*)::int as waiting from sandbox_stripe.deliveries where event_id = $1 and state = 'waiting'`;
  const { rows } = await desk.store.db.query<{ waiting: number }>(text, [event.id]);
  return { ...event, pending_webhooks: rows[0]!.waiting };
}

export const retrieveEvent = async (desk: Desk, _params: object, id: string) =>
  withPending(desk, await desk.store.need<Stripe.Event>('event', id));

const created: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/** `created` as a time or a range, for any list. */
export function createdConditions(given: Stripe.RangeQueryParam | number | undefined): Condition[] {
  if (given === undefined) return [];
  if (typeof given === 'number') return [[`(data->>'created')::bigint = $`, given]];
  return Object.entries(given).map(([limit, value]) => [`(data->>'created')::bigint ${created[limit]} $`, value]);
}

export async function listEvents(desk: Desk, params: Stripe.EventListParams) {
  const conditions = createdConditions(params.created);
  if (params.type) conditions.push([`data->>'type' like $`, params.type.replace('*', '%')]);
  if (params.types) conditions.push([`data->>'type' = any($)`, params.types]);
  const { data, has_more } = await desk.store.page<Stripe.Event>('event', conditions, params);
  return listOf('/v1/events', await inTurn(data, (event) => withPending(desk, event)), has_more);
}

export async function createEndpoint(desk: Desk, params: Stripe.WebhookEndpointCreateParams) {
  const secret = `whsec_${newStripeId('x', 32).slice(2)}`;
  const made: Stripe.WebhookEndpoint = {
    id: newStripeId('we', 24),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? Stripe.API_VERSION,
    application: null,
    created: desk.now,
    description: params.description || null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: mergedMetadata({}, params.metadata),
    status: 'enabled',
    url: params.url,
  };
  await desk.store.put(made, { secret });
  return { ...made, secret };
}

export const retrieveEndpoint = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.WebhookEndpoint>('webhook_endpoint', id);

export async function updateEndpoint(desk: Desk, params: Stripe.WebhookEndpointUpdateParams, id: string) {
  const before = await retrieveEndpoint(desk, params, id);
  const { enabled_events = before.enabled_events, url = before.url, disabled } = params;
  const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled';
  return desk.store.put({
    ...before,
    enabled_events,
    url,
    status,
    metadata: mergedMetadata(before.metadata, params.metadata),
  });
}

export async function deleteEndpoint(desk: Desk, _params: object, id: string) {
  await retrieveEndpoint(desk, {}, id);
  await desk.store.remove(id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

export async function listEndpoints(desk: Desk, params: Stripe.WebhookEndpointListParams) {
  const others = [[`id <> $`, ownEndpoint]] as const;
  const { data, has_more } = await desk.store.page<Stripe.WebhookEndpoint>('webhook_endpoint', others, params);
  return listOf('/v1/webhook_endpoints', data, has_more);
}
