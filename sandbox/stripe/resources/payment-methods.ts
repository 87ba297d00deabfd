import type Stripe from 'stripe';
import { type Card, type CardManner, testCards } from '../cards.js';
import { change, customerOf, type Desk, emit, listOf, mergedMetadata } from '../desk.js';
import { invalid, noSuch } from '../fault.js';
import { type Condition, newStripeId } from '../store.js';
import { keep } from './subscription-status.js';
import type { TypedCard } from '../pages/card-fields.js';

/** The provider's own names for test cards: `pm_card_visa` and `tok_visa`. */
const shortcuts: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeCustomerFail: '4000000000000341',
  createDispute: '4000000000000259',
  authenticationRequiredOnSetup: '4000002500003155',
};

const noDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** Saves a card as a payment method without a customer. */
export async function methodOf(desk: Desk, card: Card, details: { name?: string; email?: string } = {}) {
  const { brand, manner } = testCards[card.number] ?? { brand: 'visa', manner: 'pays' };
  const made: Stripe.PaymentMethod = {
    id: newStripeId('pm', 24),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { ...noDetails, name: details.name ?? null, email: details.email ?? null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'GB',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `fp${card.number.slice(-12)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: desk.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  return desk.store.put(made, { manner });
}

export const mannerOf = async (desk: Desk, methodId: string): Promise<CardManner> =>
  ((await desk.store.hiddenOf(methodId)).manner ?? 'pays') as CardManner;

const cardNamed = (desk: Desk, name: string): Card | undefined => {
  const number = shortcuts[name];
  const expYear = new Date(desk.now * 1_000).getUTCFullYear() + 3;
  return number === undefined ? undefined : { number, expMonth: 12, expYear, cvc: '123' };
};

/** The payment method with this id, or a new one for a test name. */
export async function methodFor(desk: Desk, id: string, param = 'payment_method'): Promise<Stripe.PaymentMethod> {
  const named = id.startsWith('pm_card_') ? cardNamed(desk, id.slice('pm_card_'.length)) : undefined;
  return named ? methodOf(desk, named) : desk.store.need<Stripe.PaymentMethod>('payment_method', id, param);
}

export async function createMethod(desk: Desk, params: Stripe.PaymentMethodCreateParams) {
  if (params.type !== 'card' || !params.card) throw invalid('The stand-in knows cards only.', 'type');
  const { card } = params;
  const token = card.token ? cardNamed(desk, card.token.replace(/^tok_/, '')) : undefined;
  if (card.token && !token) throw invalid(`No such token: '${card.token}'`, 'card[token]', 'resource_missing');
  const { name, email } = params.billing_details ?? {};
  const details = { ...(name ? { name } : {}), ...(email ? { email } : {}) };
  if (token) return methodOf(desk, token, details);
  if (!card.number || !testCards[card.number])
    throw invalid('Give one of the test cards.', 'card[number]', 'incorrect_number');
  const { number, exp_month: expMonth = 0, exp_year: expYear = 0, cvc = '' } = card;
  return methodOf(desk, { number, expMonth, expYear, cvc }, details);
}

export const retrieveMethod = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.PaymentMethod>('payment_method', id);

export async function updateMethod(desk: Desk, params: Stripe.PaymentMethodUpdateParams, id: string) {
  const before = await desk.store.need<Stripe.PaymentMethod>('payment_method', id);
  if (!before.customer) throw invalid('A payment method is changed when it belongs to a customer.');
  const { exp_month = before.card!.exp_month, exp_year = before.card!.exp_year } = params.card ?? {};
  const metadata = mergedMetadata(before.metadata, params.metadata);
  const after = { ...before, metadata, card: { ...before.card!, exp_month, exp_year } };
  return change(desk, 'payment_method.updated', before, after);
}

export async function attachTo(
  desk: Desk,
  method: Stripe.PaymentMethod,
  customer: string,
): Promise<Stripe.PaymentMethod> {
  if (method.customer === customer) return method;
  if (method.customer) throw invalid('The payment method already belongs to another customer.', 'payment_method');
  const attached = await desk.store.put({ ...method, customer });
  await emit(desk, 'payment_method.attached', attached);
  return attached;
}

export async function attachMethod(desk: Desk, params: Stripe.PaymentMethodAttachParams, id: string) {
  if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  const { id: customer } = await customerOf(desk, params.customer);
  return attachTo(desk, await methodFor(desk, id, 'id'), customer);
}

export async function detachMethod(desk: Desk, _params: object, id: string) {
  const before = await desk.store.need<Stripe.PaymentMethod>('payment_method', id);
  if (!before.customer) throw invalid('The payment method belongs to no customer.', 'payment_method');
  const customer = await customerOf(desk, before.customer as string);
  const after = await desk.store.put({ ...before, customer: null });
  if (customer.invoice_settings.default_payment_method === id) {
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
    await change(desk, 'customer.updated', customer, { ...customer, invoice_settings });
  }
  await emit(desk, 'payment_method.detached', after, { customer: before.customer });
  return after;
}

async function methodsOf(desk: Desk, customer: string, url: string, params: Stripe.PaymentMethodListParams) {
  const conditions: Condition[] = [[`data->>'customer' = $`, customer]];
  if (params.type) conditions.push([`data->>'type' = $`, params.type]);
  const { data, has_more } = await desk.store.page<Stripe.PaymentMethod>('payment_method', conditions, params);
  return listOf(url, data, has_more);
}

export async function listMethods(desk: Desk, params: Stripe.PaymentMethodListParams) {
  if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  return methodsOf(desk, params.customer, '/v1/payment_methods', params);
}

export async function listMethodsOfCustomer(desk: Desk, params: Stripe.CustomerListPaymentMethodsParams, id: string) {
  const customer = await desk.store.find<Stripe.Customer>('customer', id);
  if (!customer) throw noSuch('customer', id);
  return methodsOf(desk, id, `/v1/customers/${id}/payment_methods`, params);
}

/** The card that pays for a customer: the given one, else the default for invoices. */
export async function methodThatPays(desk: Desk, customer: Stripe.Customer, preferred?: string) {
  const id = preferred ?? (customer.invoice_settings.default_payment_method as string | null) ?? undefined;
  const found = id ? await desk.store.find<Stripe.PaymentMethod>('payment_method', id) : undefined;
  return found?.customer === customer.id ? found : undefined;
}

/** Saves a card for a customer as the default. Returns its payment method. */
export async function useCard(desk: Desk, customerId: string, card: Card, { name }: TypedCard): Promise<string> {
  const before = await customerOf(desk, customerId);
  const details = { name, ...(before.email ? { email: before.email } : {}) };
  const { id } = await attachTo(desk, await methodOf(desk, card, details), customerId);
  const invoice_settings = { ...before.invoice_settings, default_payment_method: id };
  await change(desk, 'customer.updated', before, { ...before, invoice_settings });
  const living = [
    [`data->>'customer' = $`, customerId] as const,
    [`data->>'status' <> all($)`, ['canceled', 'incomplete_expired']] as const,
  ];
  for (const subscription of await desk.store.all<Stripe.Subscription>('subscription', living))
    await keep(desk, subscription, { ...subscription, default_payment_method: id });
  return id;
}
