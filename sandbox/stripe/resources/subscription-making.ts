import type Stripe from 'stripe';
import { customerOf, type Desk, emit, listOf, mergedMetadata } from '../desk.js';
import { invalid } from '../fault.js';
import { inTurn, newStripeId } from '../store.js';
import { periodAt, rhythmOf } from '../time/periods.js';
import { lineOfPeriod, type Period } from './invoice-lines.js';
import { finalize, makeInvoice, pendingItems } from './invoice-making.js';
import { type Paid, pay, type Paying } from './invoice-paying.js';
import { dueOf, periodOf } from './subscription-status.js';

/** The older name of a price, still accepted. */
const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring!.interval,
  interval_count: price.recurring!.interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** A price that can be subscribed to. */
export async function recurringPrice(desk: Desk, id: string, param: string): Promise<Stripe.Price> {
  const price = await desk.store.need<Stripe.Price>('price', id, param);
  if (!price.recurring) throw invalid(`The price ${id} is paid once: a subscription needs a recurring one.`, param);
  if (!price.active) throw invalid(`The price ${id} is not active any more.`, param);
  return price;
}

export const itemOfPrice = (
  desk: Desk,
  given: { subscription: string; price: Stripe.Price; quantity: number; period: Period; id?: string },
): Stripe.SubscriptionItem => ({
  id: given.id ?? newStripeId('si', 14),
  object: 'subscription_item',
  billing_thresholds: null,
  created: desk.now,
  current_period_end: given.period.end,
  current_period_start: given.period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(given.price),
  price: given.price,
  quantity: given.quantity,
  subscription: given.subscription,
  tax_rates: [],
});

type NewSubscription = Readonly<{
  customer: string;
  items: readonly Readonly<{ price: Stripe.Price; quantity: number }>[];
  metadata?: Stripe.Metadata;
  description?: string | null;
  method?: string | null;
  cancelAtPeriodEnd?: boolean;
  taxed?: boolean;
}>;

function bare(desk: Desk, given: NewSubscription, id: string): Stripe.Subscription {
  const [first] = given.items;
  const period = periodAt(desk.now, rhythmOf(first!.price), desk.now);
  const items = given.items.map((item) => itemOfPrice(desk, { ...item, subscription: id, period }));
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: given.taxed ?? false,
      liability: given.taxed ? { type: 'self' } : null,
    },
    billing_cycle_anchor: desk.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: given.cancelAtPeriodEnd ? period.end : null,
    cancel_at_period_end: given.cancelAtPeriodEnd ?? false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: desk.now,
    currency: first!.price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.method ?? null,
    default_source: null,
    default_tax_rates: [],
    description: given.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } } as Stripe.Subscription.InvoiceSettings,
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: desk.now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}

export type Begun = Paid & Readonly<{ subscription: Stripe.Subscription }>;

/** Starts a subscription with its first invoice, which is paid at once, or within 23 hours. */
export async function begin(desk: Desk, given: NewSubscription, paying: Paying | 'later'): Promise<Begun> {
  const customer = await customerOf(desk, given.customer);
  const subscription = bare(desk, given, newStripeId('sub', 24));
  const pending = await pendingItems(desk, customer.id, subscription.id);
  const period = periodOf(subscription);
  const lines = await inTurn(subscription.items.data, (item) => lineOfPeriod(desk, item, period));
  await desk.store.put(subscription, { due: dueOf(subscription, undefined) });
  await emit(desk, 'customer.subscription.created', subscription);
  const now = { start: desk.now, end: desk.now };
  const draft = { customer, subscription, reason: 'subscription_create', lines, period: now } as const;
  const made = await makeInvoice(desk, { ...draft, currency: subscription.currency }, pending);
  await desk.store.put({ ...subscription, latest_invoice: made.id });
  const open = await finalize(desk, made);
  const waits = paying === 'later' && open.amount_due > 0;
  const paid: Paid = waits
    ? { invoice: open, verdict: 'asks' }
    : await pay(desk, open, paying === 'later' ? {} : paying);
  return { ...paid, subscription: await desk.store.need<Stripe.Subscription>('subscription', subscription.id) };
}

export const plainMetadata = (given: Stripe.MetadataParam | '' | null | undefined) => mergedMetadata({}, given);
