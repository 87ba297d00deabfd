import Stripe from 'stripe';
import { noSuch } from './fault.js';
import type { Knobs } from './knobs.js';
import { newStripeId, type Store, type Thing } from './store.js';

/** The stand-in's own public URL, and the product it works for. */
export type Site = Readonly<{ publicUrl: string; loginUrl: string }>;

/** The context of one unit of work: everything in it is stored atomically. */
export type Desk = Readonly<{
  store: Store;
  /** Seconds since 1970 on the product's clock. */
  now: number;
  site: Site;
  knobs: Knobs;
  /** Null if it happens automatically. */
  request: Readonly<{ id: string; idempotency_key: string | null }> | null;
}>;

/** The endpoint that always exists: the product's own. */
export const ownEndpoint = 'we_sandbox';

const minute = 60;

/** The previous values of changed fields, for `…updated` events. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify((after as Record<string, unknown>)[name]),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** Stores an event, and a delivery for every subscribed endpoint. */
export async function emit(desk: Desk, type: Stripe.Event['type'], object: Thing, before?: object): Promise<void> {
  const endpoints = await desk.store.all<Stripe.WebhookEndpoint>('webhook_endpoint', [
    [`data->>'status' = $`, 'enabled'],
  ]);
  const wanting = [
    ownEndpoint,
    ...endpoints
      .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type))
      .map(({ id }) => id),
  ];
  const event = {
    id: newStripeId('evt', 24),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: desk.now,
    data: { object, ...(before ? { previous_attributes: before } : {}) },
    livemode: false,
    pending_webhooks: wanting.length,
    request: desk.request ?? { id: null, idempotency_key: null },
    type,
  };
  await desk.store.put(event);
  const lateness = `${desk.knobs.delayMs} milliseconds`;
  await desk.store.db.query(
    `insert into sandbox_stripe.deliveries (event_id, endpoint_id, due_at)
     select $1, endpoint, now() + $3::interval from unnest($2::text[]) as endpoint`,
    [event.id, wanting, lateness],
  );
}

/** Stores a changed object and publishes its event, unless nothing has changed. */
export async function change<T extends Thing>(
  desk: Desk,
  type: Stripe.Event['type'],
  before: T,
  after: T,
  hidden: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const previous = changesOf(before, after);
  await desk.store.put(after, hidden);
  if (Object.keys(previous).length > 0) await emit(desk, type, after, previous);
  return after;
}

export const hour = 60 * minute;
export const day = 24 * hour;

/** A list in the provider's format. */
export const listOf = <T>(url: string, data: T[], has_more = false): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more,
  url,
});

/** Merges metadata: an empty value unsets a key, an empty object all of them. */
export function mergedMetadata(
  before: Stripe.Metadata | null,
  given: Record<string, string | number | null> | '' | null | undefined,
): Stripe.Metadata {
  if (given === undefined) return before ?? {};
  if (given === '' || given === null) return {};
  const all = { ...before, ...given };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === '' || value === null ? [] : [[name, String(value)]])),
  );
}

/** Without undefined values: fields that weren't given stay unchanged. */
export const said = <T extends object>(given: T): T =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  ) as T;

/** A usable object: a deleted one isn't. @throws StripeFault resource_missing */
export async function customerOf(desk: Desk, id: string, param = 'customer'): Promise<Stripe.Customer> {
  const found = await desk.store.find<Stripe.Customer>('customer', id);
  if (!found || 'deleted' in found) throw noSuch('customer', id, param);
  return found;
}

/** The id of something given as an id or an object. */
export const idOf = (given: string | { id: string } | null | undefined): string | undefined =>
  typeof given === 'string' ? given : given?.id;
