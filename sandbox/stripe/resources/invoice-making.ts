import type Stripe from 'stripe';
import { change, customerOf, type Desk, emit, hour, listOf } from '../desk.js';
import { type Condition, newStripeId } from '../store.js';
import { lineOfItem, type Period } from './invoice-lines.js';
import { totalsOf } from './tax.js';

export type Draft = Readonly<{
  customer: Stripe.Customer;
  subscription?: Stripe.Subscription;
  reason: Stripe.Invoice.BillingReason;
  lines: readonly Stripe.InvoiceLineItem[];
  period: Period;
  currency: string;
  description?: string | null;
  metadata?: Stripe.Metadata;
  /** False leaves it as a draft until someone finalises it. */
  autoAdvance?: boolean;
  /** The date of issue in Unix seconds, if not that of finalising. */
  effectiveAt?: number;
  /** Whether tax is calculated; by default as for the subscription. */
  taxed?: boolean;
}>;

/** An invoice with these lines, not stored: also used for previews. */
export async function composeInvoice(desk: Desk, draft: Draft, id = newStripeId('in', 24)): Promise<Stripe.Invoice> {
  const { customer, subscription } = draft;
  const taxed = draft.taxed ?? subscription?.automatic_tax.enabled ?? false;
  const { lines, ...totals } = await totalsOf(desk, customer, draft.lines, taxed);
  const due = Math.max(0, totals.total + customer.balance);
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Tastemaker',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: draft.autoAdvance ?? true,
    automatically_finalizes_at: draft.autoAdvance === false ? null : desk.now + hour,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: desk.now,
    currency: draft.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_email: customer.email,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: draft.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: draft.effectiveAt ?? null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    livemode: false,
    metadata: draft.metadata ?? {},
    next_payment_attempt: draft.autoAdvance === false ? null : desk.now + hour,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: draft.period.end,
    period_start: draft.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    webhooks_delivered_at: null,
    ...totals,
  };
}

/** Pending items for the next invoice, oldest first: the customer's own, and this subscription's. */
export async function pendingItems(desk: Desk, customer: string, subscription?: string): Promise<Stripe.InvoiceItem[]> {
  const conditions: Condition[] = [
    [`data->>'customer' = $`, customer],
    [`coalesce(data #>> '{parent,subscription_details,subscription}', '') = any($)`, ['', subscription ?? '']],
    [`data->>'invoice' is not distinct from $::text`, null],
  ];
  return (await desk.store.all<Stripe.InvoiceItem>('invoiceitem', conditions)).reverse();
}

/** Stores a draft with its lines and the pending items. */
export async function makeInvoice(
  desk: Desk,
  draft: Draft,
  pending: readonly Stripe.InvoiceItem[],
): Promise<Stripe.Invoice> {
  const lines = [...pending.map(lineOfItem), ...draft.lines];
  const invoice = await composeInvoice(desk, { ...draft, lines });
  for (const item of pending) await desk.store.put({ ...item, invoice: invoice.id });
  await desk.store.put(invoice, { due: invoice.automatically_finalizes_at });
  await emit(desk, 'invoice.created', invoice);
  return invoice;
}

/** Fixes the total and assigns a number; it can be paid from now on. */
export async function finalize(desk: Desk, draft: Stripe.Invoice): Promise<Stripe.Invoice> {
  const customer = await customerOf(desk, draft.customer as string);
  const sequence = customer.next_invoice_sequence ?? 1;
  const due = Math.max(0, draft.total + customer.balance);
  const ending = draft.total + customer.balance - due;
  await desk.store.put({ ...customer, next_invoice_sequence: sequence + 1, currency: draft.currency });
  if (ending !== customer.balance) {
    const current = await customerOf(desk, customer.id);
    await change(desk, 'customer.updated', current, { ...current, balance: ending });
  }
  const page = `${desk.site.publicUrl}/sandbox/stripe/i/${draft.id}`;
  const open: Stripe.Invoice = {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: draft.effective_at ?? desk.now,
    ending_balance: ending,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: desk.now },
  };
  await desk.store.put(open, { due: null });
  await emit(desk, 'invoice.finalized', open);
  return open;
}
