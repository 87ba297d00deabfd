import type Stripe from 'stripe';
import { change, customerOf, type Desk, emit, listOf, mergedMetadata } from '../desk.js';
import { invalid, StripeFault } from '../fault.js';
import type { Condition } from '../store.js';
import { createdConditions } from './events.js';
import { finalize, makeInvoice, pendingItems } from './invoice-making.js';
import { pay, settle } from './invoice-paying.js';
import { methodFor } from './payment-methods.js';
import { totalsOf } from './tax.js';

export const retrieveInvoice = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.Invoice>('invoice', id);

/** A draft with other lines, and its new total. */
export async function withLines(desk: Desk, draft: Stripe.Invoice, lines: readonly Stripe.InvoiceLineItem[]) {
  const customer = await customerOf(desk, draft.customer as string);
  const { lines: taxed, ...totals } = await totalsOf(desk, customer, lines, draft.automatic_tax.enabled);
  const due = Math.max(0, totals.total + (draft.starting_balance ?? 0));
  const data = taxed.map((line) => ({ ...line, invoice: draft.id }));
  return change(desk, 'invoice.updated', draft, {
    ...draft,
    ...totals,
    amount_due: due,
    amount_remaining: due,
    lines: listOf(draft.lines.url, data),
  });
}

export async function createInvoice(desk: Desk, params: Stripe.InvoiceCreateParams): Promise<Stripe.Invoice> {
  if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  const customer = await customerOf(desk, params.customer);
  const subscription = params.subscription
    ? await desk.store.need<Stripe.Subscription>('subscription', params.subscription, 'subscription')
    : undefined;
  const takes = params.pending_invoice_items_behavior === 'include' || subscription !== undefined;
  const pending = takes ? await pendingItems(desk, customer.id, subscription?.id) : [];
  const made = await makeInvoice(
    desk,
    {
      customer,
      ...(subscription ? { subscription } : {}),
      reason: 'manual',
      lines: [],
      period: { start: desk.now, end: desk.now },
      currency: params.currency ?? pending[0]?.currency ?? customer.currency ?? 'gbp',
      description: params.description ?? null,
      metadata: mergedMetadata({}, params.metadata),
      autoAdvance: params.auto_advance ?? false,
      ...(params.effective_at ? { effectiveAt: params.effective_at } : {}),
      ...(params.automatic_tax ? { taxed: params.automatic_tax.enabled } : {}),
    },
    pending,
  );
  if (!params.default_payment_method) return made;
  return desk.store.put({ ...made, default_payment_method: params.default_payment_method });
}

export async function updateInvoice(desk: Desk, params: Stripe.InvoiceUpdateParams, id: string) {
  const before = await retrieveInvoice(desk, params, id);
  const { description = before.description, auto_advance = before.auto_advance } = params;
  const after = { ...before, description, auto_advance, metadata: mergedMetadata(before.metadata, params.metadata) };
  return change(desk, 'invoice.updated', before, after as Stripe.Invoice);
}

export async function listInvoices(desk: Desk, params: Stripe.InvoiceListParams) {
  const conditions: Condition[] = createdConditions(params.created);
  if (params.customer) conditions.push([`data->>'customer' = $`, params.customer]);
  if (params.status) conditions.push([`data->>'status' = $`, params.status]);
  if (params.subscription)
    conditions.push([`data #>> '{parent,subscription_details,subscription}' = $`, params.subscription]);
  const { data, has_more } = await desk.store.page<Stripe.Invoice>('invoice', conditions, params);
  return listOf('/v1/invoices', data, has_more);
}

export async function listLines(desk: Desk, params: Stripe.InvoiceListLineItemsParams, id: string) {
  const { lines } = await retrieveInvoice(desk, params, id);
  const from = lines.data.findIndex((line) => line.id === params.starting_after) + 1;
  const page = lines.data.slice(from, from + (params.limit ?? 10));
  return listOf(`/v1/invoices/${id}/lines`, page, from + page.length < lines.data.length);
}

async function inStatus(desk: Desk, id: string, allowed: readonly string[], doing: string): Promise<Stripe.Invoice> {
  const found = await retrieveInvoice(desk, {}, id);
  if (allowed.includes(found.status ?? '')) return found;
  throw invalid(`An invoice that is ${found.status} cannot be ${doing}.`, undefined, 'invoice_not_editable');
}

export async function finalizeInvoice(desk: Desk, params: Stripe.InvoiceFinalizeInvoiceParams, id: string) {
  const open = await finalize(desk, await inStatus(desk, id, ['draft'], 'finalised'));
  if (open.amount_due === 0) return settle(desk, open, false);
  const auto = params.auto_advance ?? open.auto_advance ?? false;
  const next = auto ? desk.now : null;
  return desk.store.put({ ...open, auto_advance: auto, next_payment_attempt: next }, { due: next });
}

export async function payInvoice(desk: Desk, params: Stripe.InvoicePayParams, id: string): Promise<Stripe.Invoice> {
  const found = await inStatus(desk, id, ['draft', 'open', 'uncollectible'], 'paid');
  const open = found.status === 'draft' ? await finalize(desk, found) : found;
  if (params.paid_out_of_band) return settle(desk, open, false);
  const method = params.payment_method ? (await methodFor(desk, params.payment_method)).id : undefined;
  const { invoice, verdict, intent } = await pay(desk, open, { automatic: false, ...(method ? { method } : {}) });
  if (verdict === 'paid') return invoice;
  const decline =
    verdict === 'asks'
      ? { code: 'invoice_payment_intent_requires_action', message: 'The bank asks the card’s holder.' }
      : verdict;
  throw new StripeFault(402, { type: 'card_error', ...decline, ...(intent ? { payment_intent: intent } : {}) }, true);
}

export async function voidInvoice(desk: Desk, _params: object, id: string) {
  const before = await inStatus(desk, id, ['open', 'uncollectible'], 'voided');
  const status_transitions = { ...before.status_transitions, voided_at: desk.now };
  const voided: Stripe.Invoice = {
    ...before,
    status: 'void',
    status_transitions,
    auto_advance: false,
    next_payment_attempt: null,
  };
  await desk.store.put(voided, { due: null });
  await emit(desk, 'invoice.voided', voided);
  return voided;
}

export async function markUncollectible(desk: Desk, _params: object, id: string) {
  const before = await inStatus(desk, id, ['open'], 'written off');
  const status_transitions = { ...before.status_transitions, marked_uncollectible_at: desk.now };
  const lost: Stripe.Invoice = {
    ...before,
    status: 'uncollectible',
    status_transitions,
    auto_advance: false,
    next_payment_attempt: null,
  };
  await desk.store.put(lost, { due: null });
  await emit(desk, 'invoice.marked_uncollectible', lost);
  return lost;
}

export async function listPayments(desk: Desk, params: Stripe.InvoicePaymentListParams) {
  const conditions: Condition[] = [];
  if (params.invoice) conditions.push([`data->>'invoice' = $`, params.invoice]);
  if (params.status) conditions.push([`data->>'status' = $`, params.status]);
  const intent = params.payment?.payment_intent;
  if (intent) conditions.push([`data #>> '{payment,payment_intent}' = $`, intent]);
  const { data, has_more } = await desk.store.page<Stripe.InvoicePayment>('invoice_payment', conditions, params);
  return listOf('/v1/invoice_payments', data, has_more);
}
