import type Stripe from 'stripe';
import { type Decline, judge, type Verdict } from './cards.js';
import { change, day, type Desk, emit } from './desk.js';
import { mannerOf } from './resources/payment-methods.js';
import { newStripeId } from './store.js';

export type Asked = Readonly<{
  amount: number;
  currency: string;
  customer: string | null;
  method: Stripe.PaymentMethod | undefined;
  description: string | null;
  metadata: Stripe.Metadata;
  /** Whether the customer is there, as in the checkout, and has authenticated with their bank. */
  present: boolean;
  confirmed: boolean;
}>;

type Charged = Readonly<{ verdict: Verdict; intent: Stripe.PaymentIntent; charge?: Stripe.Charge }>;

const noCard: Decline = {
  code: 'payment_method_missing',
  decline_code: 'payment_method_missing',
  message: 'This customer has no card.',
};

const isDecline = (verdict: Verdict): verdict is Decline => typeof verdict === 'object';

/** A new payment intent, which needs a card. */
export async function newIntent(desk: Desk, asked: Omit<Asked, 'method' | 'present' | 'confirmed'>) {
  const id = newStripeId('pi', 24);
  const made: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: asked.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newStripeId('x', 24).slice(2)}`,
    confirmation_method: 'automatic',
    created: desk.now,
    currency: asked.currency,
    customer: asked.customer,
    customer_account: null,
    description: asked.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: asked.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  await desk.store.put(made);
  await emit(desk, 'payment_intent.created', made);
  return made;
}

function chargeOf(
  desk: Desk,
  asked: Asked,
  method: Stripe.PaymentMethod,
  intent: string,
  decline?: Decline,
): Stripe.Charge {
  const id = newStripeId('ch', 24);
  const { brand, country, exp_month, exp_year, fingerprint = null, funding, last4 } = method.card!;
  const paid = !decline;
  return {
    id,
    object: 'charge',
    amount: asked.amount,
    amount_captured: paid ? asked.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newStripeId('txn', 24) : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'TASTEMAKER',
    captured: paid,
    created: desk.now,
    currency: asked.currency,
    customer: asked.customer,
    description: asked.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: asked.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not accept the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        country,
        exp_month,
        exp_year,
        fingerprint,
        funding,
        last4,
      } as Stripe.Charge.PaymentMethodDetails.Card,
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: paid ? `${desk.site.publicUrl}/sandbox/stripe/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

const errorOf = ({ code, decline_code, message }: Decline): Stripe.PaymentIntent.LastPaymentError => ({
  code,
  decline_code,
  message,
  type: 'card_error',
});

/** Charges the card for an intent, and publishes the result. */
export async function chargeIntent(desk: Desk, intent: Stripe.PaymentIntent, asked: Asked): Promise<Charged> {
  const { method } = asked;
  if (!method) {
    const failed = { ...intent, last_payment_error: errorOf(noCard) };
    await desk.store.put(failed);
    await emit(desk, 'payment_intent.payment_failed', failed);
    return { verdict: noCard, intent: failed };
  }
  const { exp_month: expMonth, exp_year: expYear } = method.card!;
  const manner = await mannerOf(desk, method.id);
  const verdict = judge(manner, { expMonth, expYear }, new Date(desk.now * 1_000), asked);
  if (verdict === 'asks') {
    const waiting = { ...intent, payment_method: method.id, status: 'requires_action' as const };
    await desk.store.put(waiting);
    await emit(desk, 'payment_intent.requires_action', waiting);
    return { verdict, intent: waiting };
  }
  const charge = chargeOf(desk, asked, method, intent.id, isDecline(verdict) ? verdict : undefined);
  await desk.store.put(charge);
  const settled = { ...intent, latest_charge: charge.id, payment_method: method.id };
  if (isDecline(verdict)) {
    const failed = {
      ...settled,
      payment_method: null,
      status: 'requires_payment_method' as const,
      last_payment_error: errorOf(verdict),
    };
    await desk.store.put(failed);
    await emit(desk, 'charge.failed', charge);
    await emit(desk, 'payment_intent.payment_failed', failed);
    return { verdict, intent: failed, charge };
  }
  const paid = { ...settled, status: 'succeeded' as const, amount_received: asked.amount, last_payment_error: null };
  await desk.store.put(paid);
  await emit(desk, 'charge.succeeded', charge);
  await emit(desk, 'payment_intent.succeeded', paid);
  if (manner === 'disputed') await openDispute(desk, charge, 'fraudulent');
  return { verdict, intent: paid, charge };
}

/** The cardholder's dispute takes the money back provisionally. */
export async function openDispute(desk: Desk, charge: Stripe.Charge, reason: string): Promise<Stripe.Dispute> {
  const dispute = {
    id: newStripeId('dp', 24),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: desk.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: desk.now + 9 * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: reason === 'fraudulent' ? '10.4' : '13.1',
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  } as unknown as Stripe.Dispute;
  await desk.store.put(dispute);
  const current = await desk.store.need<Stripe.Charge>('charge', charge.id);
  await change(desk, 'charge.updated', current, { ...current, disputed: true });
  await emit(desk, 'charge.dispute.created', dispute);
  await emit(desk, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}
