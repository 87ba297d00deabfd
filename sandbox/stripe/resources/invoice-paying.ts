import type Stripe from 'stripe';
import type { Verdict } from '../cards.js';
import { chargeIntent, newIntent } from '../charging.js';
import { changesOf, customerOf, day, type Desk, emit, idOf } from '../desk.js';
import { newStripeId } from '../store.js';
import { methodThatPays } from './payment-methods.js';
import { afterFailure, afterLastFailure, afterPayment } from './subscription-status.js';

/** When a failed invoice is retried, counted from the previous attempt: three attempts in seven days. */
const retryAfter: readonly number[] = [3 * day, 4 * day];

export type Paying = Readonly<{
  /** The card; by default the subscription's or the customer's. */
  method?: string;
  present?: boolean;
  confirmed?: boolean;
  /** False for a manual attempt: it doesn't count among the three. */
  automatic?: boolean;
}>;

export type Paid = Readonly<{ invoice: Stripe.Invoice; verdict: Verdict; intent?: Stripe.PaymentIntent }>;

export const subscriptionOf = ({ parent }: Stripe.Invoice): string | undefined =>
  idOf(parent?.subscription_details?.subscription);

async function paymentOf(desk: Desk, invoice: Stripe.Invoice): Promise<Stripe.InvoicePayment> {
  const [there] = await desk.store.all<Stripe.InvoicePayment>('invoice_payment', [
    [`data->>'invoice' = $`, invoice.id],
  ]);
  if (there) return there;
  const intent = await newIntent(desk, {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customer: invoice.customer as string,
    description: subscriptionOf(invoice)
      ? 'Subscription payment'
      : `Payment for invoice ${invoice.number ?? ''}`.trim(),
    metadata: {},
  });
  return desk.store.put<Stripe.InvoicePayment>({
    id: newStripeId('inpay', 24),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: desk.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** Everything that follows payment of an invoice, however it was paid. */
export async function settle(desk: Desk, open: Stripe.Invoice, attempted: boolean): Promise<Stripe.Invoice> {
  const paid: Stripe.Invoice = {
    ...open,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: open.attempt_count + (attempted ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: desk.now },
  };
  await desk.store.put(paid, { due: null });
  const [payment] = await desk.store.all<Stripe.InvoicePayment>('invoice_payment', [[`data->>'invoice' = $`, open.id]]);
  if (payment) {
    const status_transitions = { ...payment.status_transitions, paid_at: desk.now };
    const done = await desk.store.put({ ...payment, amount_paid: open.amount_due, status: 'paid', status_transitions });
    await emit(desk, 'invoice_payment.paid', done);
  }
  const subscription = subscriptionOf(open);
  if (subscription) await afterPayment(desk, subscription, paid.id);
  await emit(desk, 'invoice.updated', paid, changesOf(open, paid));
  await emit(desk, 'invoice.paid', paid);
  await emit(desk, 'invoice.payment_succeeded', paid);
  return paid;
}

async function fail(desk: Desk, open: Stripe.Invoice, automatic: boolean): Promise<Stripe.Invoice> {
  const { tries = 0 } = (await desk.store.hiddenOf(open.id)) as { tries?: number };
  const first = open.billing_reason === 'subscription_create';
  const wait = automatic && !first ? retryAfter[tries] : undefined;
  const next = automatic ? (wait === undefined ? null : desk.now + wait) : open.next_payment_attempt;
  const failed: Stripe.Invoice = {
    ...open,
    attempt_count: open.attempt_count + 1,
    attempted: true,
    auto_advance: next !== null,
    next_payment_attempt: next,
  };
  await desk.store.put(failed, { due: next, ...(automatic ? { tries: tries + 1 } : {}) });
  await emit(desk, 'invoice.updated', failed, changesOf(open, failed));
  await emit(desk, 'invoice.payment_failed', failed);
  const subscription = subscriptionOf(open);
  if (subscription && automatic && !first && wait === undefined) await afterLastFailure(desk, subscription);
  else if (subscription && automatic) await afterFailure(desk, subscription);
  return failed;
}

/** Charges the card for the open amount of a finalised invoice. */
export async function pay(desk: Desk, open: Stripe.Invoice, paying: Paying = {}): Promise<Paid> {
  const { present = false, confirmed = false, automatic = true } = paying;
  if (open.amount_remaining === 0) return { invoice: await settle(desk, open, false), verdict: 'paid' };
  const customer = await customerOf(desk, open.customer as string);
  const ofSubscription = subscriptionOf(open);
  const subscription = ofSubscription
    ? await desk.store.find<Stripe.Subscription>('subscription', ofSubscription)
    : undefined;
  const method = await methodThatPays(
    desk,
    customer,
    paying.method ?? idOf(open.default_payment_method) ?? idOf(subscription?.default_payment_method),
  );
  const payment = await paymentOf(desk, open);
  const intent = await desk.store.need<Stripe.PaymentIntent>(
    'payment_intent',
    payment.payment.payment_intent as string,
  );
  const { amount_remaining: amount, currency } = open;
  const { verdict, intent: asked } = await chargeIntent(desk, intent, {
    ...{ amount, currency, customer: customer.id, method, present, confirmed },
    description: intent.description,
    metadata: {},
  });
  if (verdict === 'paid') return { invoice: await settle(desk, open, true), verdict, intent: asked };
  if (verdict === 'asks') {
    await emit(desk, 'invoice.payment_action_required', open);
    return { invoice: open, verdict, intent: asked };
  }
  return { invoice: await fail(desk, open, automatic), verdict, intent: asked };
}
