import type Stripe from 'stripe';
import { customerOf, type Desk, idOf } from '../desk.js';
import { invalid } from '../fault.js';
import { inTurn } from '../store.js';
import { afterIntervals, periodAt, rhythmOf } from '../time/periods.js';
import { newCustomer } from './customers.js';
import { lineOfItem, lineOfPeriod } from './invoice-lines.js';
import { composeInvoice, pendingItems } from './invoice-making.js';
import { prorations } from './prorations.js';
import { itemsAfter } from './subscription-changing.js';
import { itemOfPrice, recurringPrice } from './subscription-making.js';
import { periodOf } from './subscription-status.js';

/** The lines of the next period. */
export async function nextLines(desk: Desk, items: readonly Stripe.SubscriptionItem[]) {
  return inTurn(items, (item) => {
    const end = afterIntervals(item.current_period_end, rhythmOf(item.price), 1);
    return lineOfPeriod(desk, item, { start: item.current_period_end, end });
  });
}

/** Someone who isn't a customer yet. */
const stranger = ({ customer_details: details }: Stripe.InvoiceCreatePreviewParams): Stripe.CustomerCreateParams =>
  details?.address ? { address: details.address } : {};

type NewItem = NonNullable<NonNullable<Stripe.InvoiceCreatePreviewParams['subscription_details']>['items']>[number];

/** The lines of the first period of a hypothetical subscription. */
const firstLines = (desk: Desk, items: readonly NewItem[]) =>
  inTurn(items, async ({ price: id, quantity = 1 }) => {
    const price = await recurringPrice(desk, id ?? '', 'subscription_details[items][0][price]');
    const period = periodAt(desk.now, rhythmOf(price), desk.now);
    return lineOfPeriod(desk, itemOfPrice(desk, { subscription: '', price, quantity, period }), period);
  });

/** A preview of the next invoice, with hypothetical changes. */
export async function preview(desk: Desk, params: Stripe.InvoiceCreatePreviewParams): Promise<Stripe.Invoice> {
  const subscription = params.subscription
    ? await desk.store.need<Stripe.Subscription>('subscription', params.subscription, 'subscription')
    : undefined;
  const customerId = params.customer ?? idOf(subscription?.customer);
  if (!customerId && !params.customer_details)
    throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  const customer = customerId ? await customerOf(desk, customerId) : newCustomer(desk, stranger(params));
  const pending = await pendingItems(desk, customer.id, subscription?.id);
  if (!subscription) {
    const now = { start: desk.now, end: desk.now };
    const lines = [...pending.map(lineOfItem), ...(await firstLines(desk, params.subscription_details?.items ?? []))];
    const taxed = params.automatic_tax?.enabled ?? false;
    const draft = { customer, reason: 'upcoming', lines, period: now, taxed } as const;
    return composeInvoice(desk, { ...draft, currency: params.currency ?? 'gbp' });
  }
  const details = params.subscription_details ?? {};
  const items = details.items ? await itemsAfter(desk, subscription, details.items) : subscription.items.data;
  const noted =
    details.items && details.proration_behavior !== 'none'
      ? await prorations(desk, subscription, items, details.proration_date ?? desk.now)
      : [];
  const now = details.items !== undefined && details.proration_behavior === 'always_invoice';
  const lines = [...pending, ...noted].map(lineOfItem).concat(now ? [] : await nextLines(desk, items));
  const reason = now ? 'subscription_update' : 'upcoming';
  const draft = { customer, subscription, lines, period: periodOf(subscription), currency: subscription.currency };
  const shown = await composeInvoice(desk, { ...draft, reason });
  return { ...shown, id: `upcoming_${shown.id}`, next_payment_attempt: now ? desk.now : periodOf(subscription).end };
}
