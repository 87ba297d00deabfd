import type Stripe from 'stripe';
import type { CheckoutReading, Invoice, RefundReading } from '../../ports/payment-gateway.js';
import { planFor } from '../../../../contract/plans.js';
import { type VatMode, withVat } from '../../../../contract/vat.js';
import type { BilledTo } from '../../domain/billing-details.js';
import type { HeldSubscription } from '../../domain/paid-plan.js';
import type { SubscriptionReading } from '../../domain/subscription-reading.js';
import { isOurPrice, planOfProduct } from './stripe-catalogue.js';

const momentOf = (seconds: number): Date => new Date(seconds * 1_000);
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const statuses: Readonly<Partial<Record<Stripe.Subscription.Status, HeldSubscription['status']>>> = {
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  trialing: 'pending',
  incomplete: 'pending',
  paused: 'pending',
};

/** How many months an interval has. */
const monthsIn: Readonly<Record<string, number>> = { day: 12 / 365, week: (7 * 12) / 365, month: 1, year: 12 };

function toHeldItem(item: Stripe.SubscriptionItem) {
  const { price, quantity = 1 } = item;
  const { interval, interval_count: count } = price.recurring ?? { interval: 'month', interval_count: 1 };
  const plan = planOfProduct(price.product);
  return {
    ...{ stripe: item, plan, quantity, isOurPrice: isOurPrice(price), currency: price.currency },
    name: plan ? planFor(plan).name : (price.nickname ?? price.id),
    monthly: Number(price.unit_amount_decimal ?? price.unit_amount ?? 0) / (monthsIn[interval]! * count),
  };
}

/** Everything a subscription contains, as well as itself. */
export const toHeld = (subscription: Stripe.Subscription) => ({
  stripe: subscription,
  id: subscription.id,
  status: statuses[subscription.status] ?? ('ended' as const),
  createdAt: momentOf(subscription.created),
  trialEndsAt: subscription.trial_end === null ? null : momentOf(subscription.trial_end),
  items: subscription.items.data.map(toHeldItem),
});

/** The oldest unpaid one since the last paid: every renewal adds another, and together they are one failure. */
function firstUnpaid(newestFirst: readonly Stripe.Invoice[]): Stripe.Invoice | undefined {
  const owed = newestFirst.filter(({ status }) => status !== 'void');
  const paid = owed.findIndex(({ status }) => status === 'paid');
  return owed.slice(0, paid < 0 ? owed.length : paid).at(-1);
}

type Known = Pick<SubscriptionReading, 'plan' | 'status' | 'nextPlan' | 'questions' | 'card'>;

/**
 * @param subscription with its latest invoice expanded
 * @param invoices of one that is past due, newest first
 */
export function toReading(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  invoices: readonly Stripe.Invoice[],
  known: Known,
): SubscriptionReading {
  const invoice = subscription.latest_invoice as Stripe.Invoice | null;
  const { status } = known;
  const endsAtPeriod = subscription.cancel_at_period_end ? item.current_period_end : null;
  const cancelAt = subscription.cancel_at ?? endsAtPeriod;
  const unpaid = firstUnpaid(invoices)?.created ?? item.current_period_start;
  return {
    ...known,
    providerId: subscription.id,
    periodStartsAt: momentOf(item.current_period_start),
    periodEndsAt: momentOf(item.current_period_end),
    paid: invoice?.status === 'paid' && status !== 'pending', // the invoice for a trial is paid with nothing
    unpaidSince: status === 'past-due' ? momentOf(unpaid) : null,
    cancelsAt: status === 'ended' || cancelAt === null ? null : momentOf(cancelAt),
  };
}

/** Valid until the last moment of its month. */
export function toCard(method: Stripe.PaymentMethod | null): SubscriptionReading['card'] {
  const card = method?.card;
  if (!card) return null;
  return { brand: card.brand, last4: card.last4, endsAt: new Date(Date.UTC(card.exp_year, card.exp_month, 1)) };
}

/**
 * Turns Stripe's "1 × Tastemaker Professional (at £249.00 / month)" into "Tastemaker Professional, £249 + VAT a month".
 */
const lineInWords = (description: string, vat: VatMode | undefined): string =>
  description.replace(
    /^(?:1 × |(?=\d))(.+) \(at (.+?)(?:\.00)? \/ (\w+)\)$/,
    (_, what: string, price: string, interval: string) => `${what}, ${withVat(price, vat)} a ${interval}`,
  );

/** Whether VAT was added to this invoice's prices, whatever our prices are today. */
const vatOf = ({ total_taxes: taxes }: Stripe.Invoice): VatMode | undefined =>
  taxes?.some(({ tax_behavior: behaviour, amount }) => behaviour === 'exclusive' && amount > 0)
    ? 'excluded'
    : undefined;

type TaxId = Readonly<{ type: string; value: string | null }>;

const isVatNumber = ({ type }: TaxId): boolean => type === 'gb_vat' || type === 'eu_vat';

const vatNumberOf = (ids: readonly TaxId[] | null | undefined): string | null => ids?.find(isVatNumber)?.value ?? null;

/** @param customer with its tax IDs expanded */
export function toBilledTo({ name, address, tax_ids: ids }: Stripe.Customer): BilledTo {
  const number = ids?.data.find(isVatNumber);
  const lines = [address?.line1, address?.line2, address?.city, address?.state, address?.postal_code];
  return {
    name: name ?? '',
    address: lines.filter(Boolean).join(', '),
    country: address?.country ?? null,
    vatNumber: number?.value ?? null,
    providerSays: providerWords[number?.verification?.status ?? ''] ?? null,
  };
}

/** https://docs.stripe.com/tax/invoicing/tax-ids#validation */
const providerWords: Readonly<Record<string, BilledTo['providerSays']>> = {
  verified: 'verified',
  unverified: 'not-found',
};

export const toInvoice = (invoice: Stripe.Invoice, paymentId: string | null = null): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  state: (invoice.status ?? 'draft') as Invoice['state'],
  totalPence: invoice.total,
  netPence: invoice.total_excluding_tax ?? invoice.total,
  vatPence: invoice.total - (invoice.total_excluding_tax ?? invoice.total),
  reverseCharge: invoice.total_taxes?.some(({ taxability_reason: reason }) => reason === 'reverse_charge') ?? false,
  customerVatNumber: vatNumberOf(invoice.customer_tax_ids),
  paidPence: invoice.amount_paid,
  createdAt: momentOf(invoice.effective_at ?? invoice.created),
  periodStartsAt: momentOf(invoice.period_start),
  periodEndsAt: momentOf(invoice.period_end),
  lines: invoice.lines.data.map(({ description, amount }) => ({
    text: lineInWords(description ?? '', vatOf(invoice)),
    amountPence: amount,
  })),
  url: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
  paymentId,
});

/** Some payment methods take days: until then the checkout counts as open. */
export function toCheckoutReading(session: Stripe.Checkout.Session): CheckoutReading {
  const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
  return {
    checkoutId: session.client_reference_id,
    customerId: idOf(session.customer),
    state: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    paymentId: idOf(session.payment_intent),
    totalPence: session.amount_total ?? 0,
  };
}

export const toRefundReading = ({ id, status, metadata }: Stripe.Refund): RefundReading => ({
  refundId: metadata?.refund_id ?? null,
  providerId: id,
  state: status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'asked',
});

/** The schedule's phase after the current one. */
export function nextPriceOf(schedule: Stripe.SubscriptionSchedule | null, runningEndsAt: number): string | null {
  const next = schedule?.phases.find(({ start_date }) => start_date >= runningEndsAt);
  return idOf(next?.items[0]?.price);
}
