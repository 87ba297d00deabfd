import type Stripe from 'stripe';
import { customerOf, type Desk, emit, listOf, mergedMetadata } from '../desk.js';
import { invalid, noSuch, StripeFault } from '../fault.js';
import type { Condition } from '../store.js';
import { finalize, makeInvoice, pendingItems } from './invoice-making.js';
import { pay } from './invoice-paying.js';
import { prorations } from './prorations.js';
import { changeItems, type ItemChange } from './subscription-changing.js';
import { begin, plainMetadata, recurringPrice } from './subscription-making.js';
import { end, keep, periodOf } from './subscription-status.js';

export async function createSubscription(
  desk: Desk,
  params: Stripe.SubscriptionCreateParams,
): Promise<Stripe.Subscription> {
  if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  if (!params.items?.length) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  const customer = await customerOf(desk, params.customer);
  const items = [];
  for (const [at, { price, quantity = 1 }] of params.items.entries()) {
    if (!price)
      throw invalid(`Missing required param: items[${at}][price].`, `items[${at}][price]`, 'parameter_missing');
    items.push({ price: await recurringPrice(desk, price, `items[${at}][price]`), quantity });
  }
  const behaviour = params.payment_behavior ?? 'allow_incomplete';
  const method = params.default_payment_method ?? null;
  if (!method && !customer.invoice_settings.default_payment_method && behaviour !== 'default_incomplete')
    throw invalid(
      'This customer has no card to pay with: attach one and choose it for invoices.',
      undefined,
      'resource_missing',
    );
  const given = { customer: customer.id, items, method, metadata: plainMetadata(params.metadata) };
  const beside = { description: params.description ?? null, cancelAtPeriodEnd: params.cancel_at_period_end ?? false };
  const taxed = params.automatic_tax?.enabled ?? false;
  const begun = await begin(desk, { ...given, ...beside, taxed }, behaviour === 'default_incomplete' ? 'later' : {});
  if (typeof begun.verdict === 'object' && behaviour === 'error_if_incomplete')
    throw new StripeFault(402, { type: 'card_error', ...begun.verdict });
  return begun.subscription;
}

export const retrieveSubscription = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.Subscription>('subscription', id);

async function living(desk: Desk, id: string): Promise<Stripe.Subscription> {
  const found = await desk.store.need<Stripe.Subscription>('subscription', id);
  if (found.status === 'canceled' || found.status === 'incomplete_expired') throw noSuch('subscription', id);
  return found;
}

/** When it will end, from `cancel_at_period_end` or `cancel_at`. */
function ending(
  desk: Desk,
  before: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): Partial<Stripe.Subscription> {
  const { end: periodEnd } = periodOf(before);
  const atEnd = params.cancel_at_period_end;
  const given = params.cancel_at;
  if (atEnd === undefined && given === undefined) return {};
  if (given) {
    const moment = typeof given === 'number' ? given : periodEnd;
    if (moment <= desk.now) throw invalid('cancel_at must lie ahead.', 'cancel_at');
    return { cancel_at: moment, cancel_at_period_end: moment === periodEnd, canceled_at: desk.now };
  }
  if (atEnd) return { cancel_at: periodEnd, cancel_at_period_end: true, canceled_at: desk.now };
  return { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
}

export async function updateSubscription(desk: Desk, params: Stripe.SubscriptionUpdateParams, id: string) {
  const before = await living(desk, id);
  const metadata = mergedMetadata(before.metadata, params.metadata);
  const beside: Partial<Stripe.Subscription> = { ...ending(desk, before, params), metadata };
  if (params.description !== undefined) beside.description = params.description || null;
  if (params.default_payment_method) {
    const { customer } = before;
    const method = await desk.store.need<Stripe.PaymentMethod>(
      'payment_method',
      params.default_payment_method,
      'default_payment_method',
    );
    if (method.customer !== customer)
      throw invalid('The customer does not have that payment method.', 'default_payment_method', 'resource_missing');
    beside.default_payment_method = method.id;
  }
  const details = params.cancellation_details;
  if (details) {
    const { comment, feedback } = details;
    beside.cancellation_details = {
      comment: comment === undefined ? (before.cancellation_details?.comment ?? null) : comment || null,
      feedback: feedback === undefined ? (before.cancellation_details?.feedback ?? null) : feedback || null,
      feedback_option: null,
      reason: 'cancellation_requested',
    };
  } else if (beside.cancel_at) {
    beside.cancellation_details = {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    };
  } else if (beside.cancel_at === null) {
    beside.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason: null };
  }
  const resetAnchor = params.billing_cycle_anchor?.type === 'now';
  if (!params.items?.length && !resetAnchor) return keep(desk, before, { ...before, ...beside });
  const change: ItemChange = {
    items: params.items ?? [],
    proration: (params.proration_behavior ?? 'create_prorations') as ItemChange['proration'],
    resetAnchor,
    orNothing: params.payment_behavior === 'error_if_incomplete',
    ...(params.proration_date === undefined ? {} : { at: params.proration_date }),
  };
  return changeItems(desk, before, change, beside);
}

export async function cancelSubscription(desk: Desk, params: Stripe.SubscriptionCancelParams, id: string) {
  const before = await living(desk, id);
  const { comment, feedback } = params.cancellation_details ?? {};
  const ended = await end(desk, before, 'cancellation_requested', {
    ...(comment ? { comment } : {}),
    ...(feedback ? { feedback } : {}),
  });
  if (params.prorate) {
    for (const item of await prorations(desk, before, [], desk.now)) {
      await desk.store.put(item);
      await emit(desk, 'invoiceitem.created', item);
    }
  }
  if (params.invoice_now) {
    const customer = await customerOf(desk, before.customer as string);
    const pending = await pendingItems(desk, customer.id, before.id);
    const draft = { customer, subscription: ended, reason: 'manual', lines: [], period: periodOf(before) } as const;
    if (pending.length > 0)
      await pay(desk, await finalize(desk, await makeInvoice(desk, { ...draft, currency: before.currency }, pending)));
  }
  return desk.store.need<Stripe.Subscription>('subscription', id);
}

export async function listSubscriptions(desk: Desk, params: Stripe.SubscriptionListParams) {
  const conditions: Condition[] = [];
  if (params.customer) conditions.push([`data->>'customer' = $`, params.customer]);
  if (params.price)
    conditions.push([
      `data @> jsonb_build_object('items', jsonb_build_object('data', jsonb_build_array(jsonb_build_object('price', jsonb_build_object('id', $::text)))))`,
      params.price,
    ]);
  if (params.status === undefined) conditions.push([`data->>'status' <> $`, 'canceled']);
  else if (params.status === 'ended') conditions.push([`data->>'status' = any($)`, ['canceled', 'incomplete_expired']]);
  else if (params.status !== 'all') conditions.push([`data->>'status' = $`, params.status]);
  const { data, has_more } = await desk.store.page<Stripe.Subscription>('subscription', conditions, params);
  return listOf('/v1/subscriptions', data, has_more);
}
