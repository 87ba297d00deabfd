import type Stripe from 'stripe';
import type { Card, Decline } from '../cards.js';
import { chargeIntent, newIntent } from '../charging.js';
import { change, customerOf, type Desk, emit, idOf } from '../desk.js';
import { planOf, type SessionPlan } from './checkout-making.js';
import { type Billed, billTo, createCustomer } from './customers.js';
import { itemOf } from './invoice-lines.js';
import { finalize, makeInvoice } from './invoice-making.js';
import { settle } from './invoice-paying.js';
import { attachTo, methodOf } from './payment-methods.js';
import { begin } from './subscription-making.js';
import { sessionTotals, taxedItems, taxIdsOf } from './tax.js';

type Payer = Readonly<{ card: Card; name: string; email: string; confirmed: boolean; billed?: Billed }>;

/** The customer's next page in the checkout. */
export type Outcome =
  | Readonly<{ is: 'paid'; session: Stripe.Checkout.Session }>
  | Readonly<{ is: 'asks' }>
  | Readonly<{ is: 'declined'; decline: Decline }>;

/** Rolls back: a declined card leaves no subscription behind. */
export class Undo extends Error {
  constructor(readonly outcome: Outcome) {
    super('The card was not charged.');
  }
}

async function payerOf(desk: Desk, session: Stripe.Checkout.Session, { name, email }: Payer) {
  const known = idOf(session.customer);
  if (known) return customerOf(desk, known);
  if (session.customer_creation === 'if_required' && session.mode === 'payment') return undefined;
  return createCustomer(desk, { email: session.customer_email ?? email, name });
}

/** Pays a session with a card. @throws Undo when the bank requires authentication or declines */
export async function paySession(desk: Desk, session: Stripe.Checkout.Session, payer: Payer): Promise<Outcome> {
  const known = await payerOf(desk, session, payer);
  const customer = known && payer.billed ? await billTo(desk, known, payer.billed) : known;
  const { plan, session: priced } = await pricedFor(desk, session, customer);
  const email = customer?.email ?? session.customer_email ?? payer.email;
  const method = await methodOf(desk, payer.card, { name: payer.name, email });
  const card = customer && plan.keepsCard ? await attachTo(desk, method, customer.id) : method;
  const done =
    session.mode === 'subscription'
      ? await subscribe(desk, priced, plan, customer!, card, payer.confirmed)
      : await payOnce(desk, priced, plan, customer, card, payer.confirmed);
  const completed: Stripe.Checkout.Session = {
    ...priced,
    ...done,
    customer: customer?.id ?? null,
    customer_details: {
      address: customer?.address ?? null,
      business_name: payer.billed?.name ?? null,
      email,
      individual_name: null,
      name: customer?.name ?? payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: customer ? (await taxIdsOf(desk, customer.id)).map(({ type, value }) => ({ type, value })) : null,
    },
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  await desk.store.put(completed, { due: null });
  await emit(desk, 'checkout.session.completed', completed);
  return { is: 'paid', session: completed };
}

/** The session and its lines with this customer's tax. */
async function pricedFor(desk: Desk, session: Stripe.Checkout.Session, customer: Stripe.Customer | undefined) {
  const plan = await planOf(desk, session.id);
  if (!session.automatic_tax.enabled) return { plan, session };
  const lines = await taxedItems(desk, plan.lines, customer);
  await desk.store.put(session, { plan: { ...plan, lines } });
  const automatic_tax = { ...session.automatic_tax, status: 'complete' as const };
  return { plan: { ...plan, lines }, session: { ...session, ...sessionTotals(lines), automatic_tax } };
}

function checkVerdict(verdict: 'paid' | 'asks' | Decline): void {
  if (verdict === 'asks') throw new Undo({ is: 'asks' });
  if (verdict !== 'paid') throw new Undo({ is: 'declined', decline: verdict });
}

async function subscribe(
  desk: Desk,
  { automatic_tax: { enabled: taxed } }: Stripe.Checkout.Session,
  plan: SessionPlan,
  customer: Stripe.Customer,
  card: Stripe.PaymentMethod,
  confirmed: boolean,
): Promise<Partial<Stripe.Checkout.Session>> {
  const once = plan.lines.filter(({ price }) => !price?.recurring);
  for (const { amount_subtotal: amount, currency, description, price } of once) {
    const period = { start: desk.now, end: desk.now };
    await desk.store.put(itemOf(desk, { customer: customer.id, amount, currency, description, period, price: price! }));
  }
  const items = plan.lines.flatMap(({ price, quantity }) =>
    price?.recurring ? [{ price, quantity: quantity ?? 1 }] : [],
  );
  const beside = { metadata: plan.subscriptionMetadata, description: plan.subscriptionDescription, method: card.id };
  const begun = await begin(
    desk,
    { customer: customer.id, items, ...beside, taxed },
    { method: card.id, present: true, confirmed },
  );
  checkVerdict(begun.verdict);
  await chooseCard(desk, customer.id, card.id);
  return { subscription: begun.subscription.id, invoice: begun.invoice.id };
}

/** The first card becomes the customer's default. */
async function chooseCard(desk: Desk, id: string, card: string): Promise<void> {
  const customer = await customerOf(desk, id);
  if (customer.invoice_settings.default_payment_method) return;
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: card };
  await change(desk, 'customer.updated', customer, { ...customer, invoice_settings });
}

async function payOnce(
  desk: Desk,
  session: Stripe.Checkout.Session,
  plan: SessionPlan,
  customer: Stripe.Customer | undefined,
  card: Stripe.PaymentMethod,
  confirmed: boolean,
): Promise<Partial<Stripe.Checkout.Session>> {
  const asked = {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    customer: customer?.id ?? null,
    description: plan.intentDescription,
    metadata: plan.intentMetadata,
  };
  const intent = await newIntent(desk, asked);
  const { verdict, intent: paid } = await chargeIntent(desk, intent, {
    ...asked,
    method: card,
    present: true,
    confirmed,
  });
  checkVerdict(verdict);
  if (!plan.makesInvoice || !customer) return { payment_intent: paid.id };
  const now = { start: desk.now, end: desk.now };
  const items = plan.lines.map(({ amount_subtotal: amount, currency, description, price }) =>
    itemOf(desk, { customer: customer.id, amount, currency, description, period: now, price: price! }),
  );
  const { enabled: taxed } = session.automatic_tax;
  const draft = { customer, reason: 'manual', lines: [], period: now, currency: asked.currency, taxed } as const;
  const made = await makeInvoice(desk, draft, items);
  await settle(desk, await finalize(desk, made), true);
  return { payment_intent: paid.id, invoice: made.id };
}
