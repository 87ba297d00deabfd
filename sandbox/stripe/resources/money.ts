import type Stripe from 'stripe';
import { change, type Desk, emit, idOf, listOf, mergedMetadata } from '../desk.js';
import { invalid } from '../fault.js';
import { type Condition, newStripeId } from '../store.js';
import { createdConditions } from './events.js';

export const retrieveIntent = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.PaymentIntent>('payment_intent', id);
export const retrieveCharge = (desk: Desk, _params: object, id: string) => desk.store.need<Stripe.Charge>('charge', id);
export const retrieveRefund = (desk: Desk, _params: object, id: string) => desk.store.need<Stripe.Refund>('refund', id);
export const retrieveDispute = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.Dispute>('dispute', id);

type Named = Readonly<Record<string, string | undefined>>;

/** Lists filtered by the objects' own fields, and by creation time. */
async function listed<T extends { id: string; object: string }>(
  desk: Desk,
  object: T['object'],
  url: string,
  { named, params }: { named: Named; params: Stripe.PaginationParams & { created?: Stripe.RangeQueryParam | number } },
) {
  const conditions: Condition[] = createdConditions(params.created);
  for (const [name, value] of Object.entries(named))
    if (value !== undefined) conditions.push([`data->>'${name}' = $`, value]);
  const { data, has_more } = await desk.store.page<T>(object, conditions, params);
  return listOf(url, data, has_more);
}

export const listIntents = (desk: Desk, params: Stripe.PaymentIntentListParams) =>
  listed<Stripe.PaymentIntent>(desk, 'payment_intent', '/v1/payment_intents', {
    named: { customer: params.customer },
    params,
  });

export const listCharges = (desk: Desk, params: Stripe.ChargeListParams) =>
  listed<Stripe.Charge>(desk, 'charge', '/v1/charges', {
    named: { customer: params.customer, payment_intent: params.payment_intent },
    params,
  });

export const listRefunds = (desk: Desk, params: Stripe.RefundListParams) =>
  listed<Stripe.Refund>(desk, 'refund', '/v1/refunds', {
    named: { charge: params.charge, payment_intent: params.payment_intent },
    params,
  });

export const listDisputes = (desk: Desk, params: Stripe.DisputeListParams) =>
  listed<Stripe.Dispute>(desk, 'dispute', '/v1/disputes', {
    named: { charge: params.charge, payment_intent: params.payment_intent },
    params,
  });

async function chargeFor(desk: Desk, params: Stripe.RefundCreateParams): Promise<Stripe.Charge> {
  if (params.charge) return desk.store.need<Stripe.Charge>('charge', params.charge, 'charge');
  if (!params.payment_intent) throw invalid('Give a charge or a payment intent.', 'charge', 'parameter_missing');
  const intent = await desk.store.need<Stripe.PaymentIntent>('payment_intent', params.payment_intent, 'payment_intent');
  const charge = idOf(intent.latest_charge);
  if (!charge) throw invalid('Nothing has been charged for this payment intent.', 'payment_intent');
  return retrieveCharge(desk, {}, charge);
}

/** Refunds to the card: the rest of the charge, or a part. */
export async function createRefund(desk: Desk, params: Stripe.RefundCreateParams): Promise<Stripe.Refund> {
  const charge = await chargeFor(desk, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.amount ?? left;
  if (charge.status !== 'succeeded') throw invalid('A charge that failed cannot be refunded.', 'charge');
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} is disputed and cannot be refunded.`, 'charge', 'charge_disputed');
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (amount <= 0 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than what is left of the charge (${left}).`, 'amount');
  const made: Stripe.Refund = {
    id: newStripeId('re', 24),
    object: 'refund',
    amount,
    balance_transaction: newStripeId('txn', 24),
    charge: charge.id,
    created: desk.now,
    currency: charge.currency,
    customer: idOf(charge.customer) ?? null,
    customer_account: null,
    metadata: mergedMetadata({}, params.metadata),
    payment_intent: idOf(charge.payment_intent) ?? null,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + amount;
  const after = await desk.store.put({ ...charge, amount_refunded: refunded, refunded: refunded === charge.amount });
  await desk.store.put(made);
  await emit(desk, 'refund.created', made);
  await emit(desk, 'charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return made;
}

export async function updateRefund(desk: Desk, params: Stripe.RefundUpdateParams, id: string) {
  const before = await retrieveRefund(desk, params, id);
  const after = { ...before, metadata: mergedMetadata(before.metadata, params.metadata) };
  return change(desk, 'refund.updated', before, after);
}

export async function updateDispute(desk: Desk, params: Stripe.DisputeUpdateParams, id: string) {
  const before = await retrieveDispute(desk, params, id);
  const evidence = { ...before.evidence, ...(params.evidence as Stripe.Dispute.Evidence | undefined) };
  const status = params.submit === false || !params.evidence ? before.status : ('under_review' as const);
  const metadata = mergedMetadata(before.metadata, params.metadata);
  return change(desk, 'charge.dispute.updated', before, { ...before, evidence, metadata, status });
}

/** A dispute ends: winning it returns the money. */
export async function settleDispute(
  desk: Desk,
  before: Stripe.Dispute,
  status: 'won' | 'lost',
): Promise<Stripe.Dispute> {
  const closed = await desk.store.put({ ...before, status });
  if (status === 'won') await emit(desk, 'charge.dispute.funds_reinstated', closed);
  await emit(desk, 'charge.dispute.closed', closed, { status: before.status });
  return closed;
}

export const closeDispute = async (desk: Desk, _params: object, id: string) =>
  settleDispute(desk, await retrieveDispute(desk, {}, id), 'lost');
