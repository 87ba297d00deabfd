import type Stripe from 'stripe';
import { customerOf, type Desk, emit, listOf } from '../desk.js';
import { closeUnpaid } from '../resources/checkout-making.js';
import { lineOfItem, lineOfPeriod } from '../resources/invoice-lines.js';
import { composeInvoice, finalize, makeInvoice, pendingItems } from '../resources/invoice-making.js';
import { pay } from '../resources/invoice-paying.js';
import { nextLines } from '../resources/preview.js';
import { passPhase } from '../resources/schedules.js';
import { dueOf, end, keep, periodOf } from '../resources/subscription-status.js';
import { inTurn, type Thing } from '../store.js';
import { periodAt, rhythmOf } from './periods.js';

/** The next period begins: its invoice is drafted, and finalised an hour later, as in the original. */
async function renew(desk: Desk, before: Stripe.Subscription): Promise<void> {
  const past = periodOf(before);
  const items = before.items.data.map((item) => {
    const next = periodAt(before.billing_cycle_anchor, rhythmOf(item.price), item.current_period_end);
    return { ...item, current_period_start: next.start, current_period_end: next.end };
  });
  const customer = await customerOf(desk, before.customer as string);
  const pending = await pendingItems(desk, customer.id, before.id);
  const moved: Stripe.Subscription = { ...before, items: listOf(before.items.url, items) };
  const lines = await inTurn(items, (item) => lineOfPeriod(desk, item, periodOf(moved)));
  const draft = { customer, subscription: moved, reason: 'subscription_cycle', lines, period: past } as const;
  const billing = { currency: before.currency, autoAdvance: before.status !== 'unpaid' };
  const invoice = await makeInvoice(desk, { ...draft, ...billing }, pending);
  await keep(desk, before, { ...moved, latest_invoice: invoice.id });
}

/** The notice about the next invoice, seven days before. */
async function announce(desk: Desk, subscription: Stripe.Subscription): Promise<void> {
  const customer = await customerOf(desk, subscription.customer as string);
  const period = periodOf(subscription);
  const pending = await pendingItems(desk, customer.id, subscription.id);
  const lines = [...pending.map(lineOfItem), ...(await nextLines(desk, subscription.items.data))];
  const draft = { customer, subscription, reason: 'upcoming', lines, period, currency: subscription.currency } as const;
  const shown = await composeInvoice(desk, draft);
  await desk.store.put(subscription, { noticed: period.end, due: dueOf(subscription, period.end) });
  await emit(desk, 'invoice.upcoming', {
    ...shown,
    id: `upcoming_${shown.id}`,
    next_payment_attempt: period.end,
  } as Stripe.Invoice);
}

/** What is due for a subscription at this time. */
async function advanceSubscription(desk: Desk, subscription: Stripe.Subscription): Promise<void> {
  const { end: periodEnd } = periodOf(subscription);
  const { cancel_at, status } = subscription;
  if (status === 'incomplete') {
    const expired: Stripe.Subscription = { ...subscription, status: 'incomplete_expired', ended_at: desk.now };
    await keep(desk, subscription, expired);
  } else if (cancel_at !== null && cancel_at <= desk.now) await end(desk, subscription, 'cancellation_requested');
  else if (periodEnd <= desk.now) await renew(desk, subscription);
  else await announce(desk, subscription);
}

type Due = { data: Thing; due: string };

/** A draft is finalised and paid; failed payments are retried. */
async function advanceInvoice(desk: Desk, invoice: Stripe.Invoice): Promise<void> {
  await pay(desk, invoice.status === 'draft' ? await finalize(desk, invoice) : invoice);
}

const advances: Readonly<Record<string, (desk: Desk, thing: never) => Promise<unknown>>> = {
  subscription: advanceSubscription,
  subscription_schedule: passPhase,
  invoice: advanceInvoice,
  'checkout.session': closeUnpaid,
};

/** At the same time, a schedule changes the plan before the subscription is renewed with it. */
const first = `case object when 'subscription_schedule' then 0 when 'invoice' then 1 else 2 end`;

/** The longest overdue work, and since when; undefined when nothing is due until then. */
export async function nextDue(desk: Desk, until: number): Promise<{ at: number; thing: Thing } | undefined> {
  const text = `select data, hidden->>'due' as due from sandbox_stripe.objects
    where hidden ? 'due' and (hidden->>'due')::bigint <= $1
    order by (hidden->>'due')::bigint, ${first}, seq limit 1`;
  const row = (await desk.store.db.query<Due>(text, [until])).rows[0];
  return row && { at: Number(row.due), thing: row.data };
}

/** Does one object's due work, at its own time. */
export async function advance(desk: Desk, thing: Thing): Promise<void> {
  const before = await desk.store.hiddenOf(thing.id);
  await advances[thing.object]?.(desk, thing as never);
  const after = await desk.store.hiddenOf(thing.id);
  if (after.due === before.due) throw new Error(`The stand-in did not get on with ${thing.id}`);
}
