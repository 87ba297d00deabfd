import type Stripe from 'stripe';
import { customerOf, type Desk, emit, listOf } from '../desk.js';
import { invalid, StripeFault } from '../fault.js';
import { inTurn } from '../store.js';
import { periodAt, rhythmOf } from '../time/periods.js';
import { lineOfPeriod } from './invoice-lines.js';
import { finalize, makeInvoice, pendingItems } from './invoice-making.js';
import { pay } from './invoice-paying.js';
import { prorations } from './prorations.js';
import { itemOfPrice, recurringPrice } from './subscription-making.js';
import { keep, periodOf } from './subscription-status.js';

type GivenItem = Readonly<{ id?: string; price?: string; quantity?: number; deleted?: boolean }>;

export type ItemChange = Readonly<{
  items: readonly GivenItem[];
  proration: 'always_invoice' | 'create_prorations' | 'none';
  /** Starts a new period now. */
  resetAnchor?: boolean;
  /** Rejects the change if it can't be paid, instead of leaving the subscription past due. */
  orNothing?: boolean;
  at?: number;
}>;

/** The resulting items. Those that aren't named stay. */
export async function itemsAfter(
  desk: Desk,
  subscription: Stripe.Subscription,
  given: readonly GivenItem[],
  resetAnchor = false,
): Promise<Stripe.SubscriptionItem[]> {
  const items = [...subscription.items.data];
  for (const [at, { id, price, quantity, deleted }] of given.entries()) {
    const param = `items[${at}]`;
    const there = id === undefined ? -1 : items.findIndex((item) => item.id === id);
    if (id !== undefined && there < 0)
      throw invalid(`No such subscription item: '${id}'`, `${param}[id]`, 'resource_missing');
    if (deleted && there >= 0) {
      items.splice(there, 1);
      continue;
    }
    const old = items[there];
    if (!old && !price)
      throw invalid(`Missing required param: ${param}[price].`, `${param}[price]`, 'parameter_missing');
    const chosen = price ? await recurringPrice(desk, price, `${param}[price]`) : old!.price;
    if (chosen.currency !== subscription.currency)
      throw invalid(`The price ${chosen.id} is in another currency than the subscription.`, `${param}[price]`);
    if (there < 0 && items.some((item) => item.price.id === chosen.id))
      throw invalid(`The subscription already has an item of the price ${chosen.id}.`, `${param}[price]`);
    const made = itemOfPrice(desk, {
      ...(old ? { id: old.id } : {}),
      subscription: subscription.id,
      price: chosen,
      quantity: quantity ?? old?.quantity ?? 1,
      period: periodOf(subscription),
    });
    items.splice(there < 0 ? items.length : there, 1, { ...made, created: old?.created ?? desk.now });
  }
  if (items.length === 0) throw invalid('A subscription keeps at least one item; cancel it instead.', 'items');
  if (!resetAnchor) return items;
  const period = periodAt(desk.now, rhythmOf(items[0]!.price), desk.now);
  return items.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end }));
}

/** Changes the items now, and settles the difference as requested. `with` are further changes to the subscription. */
export async function changeItems(
  desk: Desk,
  before: Stripe.Subscription,
  change: ItemChange,
  beside: Partial<Stripe.Subscription> = {},
): Promise<Stripe.Subscription> {
  const items = await itemsAfter(desk, before, change.items, change.resetAnchor);
  const at = change.at ?? desk.now;
  const noted = await differences(desk, before, items, change, at);
  const anchor = change.resetAnchor ? { billing_cycle_anchor: desk.now } : {};
  const after = await keep(desk, before, { ...before, ...beside, ...anchor, items: listOf(before.items.url, items) });
  for (const item of noted) {
    await desk.store.put(item);
    await emit(desk, 'invoiceitem.created', item);
  }
  const invoiced = change.resetAnchor || (change.proration === 'always_invoice' && noted.length > 0);
  return invoiced ? invoiceNow(desk, after, change) : after;
}

/** With a new period the new price is paid in full below, so only the credit remains of the difference. */
async function differences(
  desk: Desk,
  before: Stripe.Subscription,
  items: readonly Stripe.SubscriptionItem[],
  { proration, resetAnchor }: ItemChange,
  at: number,
): Promise<Stripe.InvoiceItem[]> {
  if (proration === 'none') return [];
  if (!resetAnchor) return prorations(desk, before, items, at);
  return (await prorations(desk, before, [], at)).filter(({ amount }) => amount < 0);
}

async function invoiceNow(
  desk: Desk,
  subscription: Stripe.Subscription,
  change: ItemChange,
): Promise<Stripe.Subscription> {
  const customer = await customerOf(desk, subscription.customer as string);
  const pending = await pendingItems(desk, customer.id, subscription.id);
  const period = periodOf(subscription);
  const lines = change.resetAnchor
    ? await inTurn(subscription.items.data, (item) => lineOfPeriod(desk, item, period))
    : [];
  const draft = { customer, subscription, reason: 'subscription_update', lines, period } as const;
  const made = await makeInvoice(desk, { ...draft, currency: subscription.currency }, pending);
  const withInvoice = await keep(desk, subscription, { ...subscription, latest_invoice: made.id });
  const { verdict } = await pay(desk, await finalize(desk, made));
  if (typeof verdict === 'object' && change.orNothing)
    throw new StripeFault(402, { type: 'card_error', ...verdict, param: '' });
  return desk.store.need<Stripe.Subscription>('subscription', withInvoice.id);
}
