import type Stripe from 'stripe';
import { customerOf, day, type Desk, emit, hour, listOf, mergedMetadata } from '../desk.js';
import { invalid } from '../fault.js';
import { newStripeId } from '../store.js';
import { createProduct, priceOf } from './catalogue.js';
import { nameOf } from './invoice-lines.js';
import { sessionTotals, taxedItems } from './tax.js';

type Params = Stripe.Checkout.SessionCreateParams;
type GivenLine = NonNullable<Params['line_items']>[number];

/** What the session needs to know when it is paid. */
export type SessionPlan = Readonly<{
  lines: Stripe.LineItem[];
  subscriptionMetadata: Stripe.Metadata;
  subscriptionDescription: string | null;
  intentMetadata: Stripe.Metadata;
  intentDescription: string | null;
  keepsCard: boolean;
  makesInvoice: boolean;
}>;

async function priceFor(desk: Desk, given: GivenLine, param: string): Promise<Stripe.Price> {
  if (given.price) return desk.store.need<Stripe.Price>('price', given.price, `${param}[price]`);
  const data = given.price_data;
  if (!data) throw invalid(`Missing required param: ${param}[price].`, `${param}[price]`, 'parameter_missing');
  if (data.unit_amount === undefined)
    throw invalid('Missing required param: unit_amount.', `${param}[price_data][unit_amount]`, 'parameter_missing');
  const product = data.product
    ? await desk.store.need<Stripe.Product>('product', data.product, `${param}[price_data][product]`)
    : await createProduct(desk, data.product_data as Stripe.ProductCreateParams);
  const { currency, recurring, unit_amount, tax_behavior } = data;
  const made = priceOf(desk, {
    currency,
    ...(tax_behavior ? { tax_behavior } : {}),
    product: product.id,
    unit_amount,
    active: false,
    ...(recurring ? { recurring } : {}),
  });
  return desk.store.put(made);
}

async function lineOf(desk: Desk, given: GivenLine, at: number, mode: Params['mode']): Promise<Stripe.LineItem> {
  const param = `line_items[${at}]`;
  const price = await priceFor(desk, given, param);
  const { quantity } = given;
  if (quantity === undefined)
    throw invalid(`Missing required param: ${param}[quantity].`, `${param}[quantity]`, 'parameter_missing');
  if (mode === 'payment' && price.recurring)
    throw invalid('A recurring price cannot be paid once: use the mode subscription.', `${param}[price]`);
  if (given.price && !price.active) throw invalid(`The price ${price.id} is not active any more.`, `${param}[price]`);
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newStripeId('li', 24),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: await nameOf(desk, price),
    discounts: [],
    metadata: {},
    price,
    quantity,
    taxes: [],
  };
}

function expiryOf(desk: Desk, given: number | undefined): number {
  const expires = given ?? desk.now + day;
  if (expires < desk.now + hour / 2 || expires > desk.now + day)
    throw invalid('expires_at must be between 30 minutes and 24 hours from now.', 'expires_at');
  return expires;
}

function check(params: Params): void {
  if (!params.mode) throw invalid('Missing required param: mode.', 'mode', 'parameter_missing');
  if (params.mode === 'setup') throw invalid('The stand-in knows the modes payment and subscription.', 'mode');
  if (params.ui_mode && params.ui_mode !== 'hosted_page')
    throw invalid('The stand-in knows the hosted page only.', 'ui_mode');
  if (!params.line_items?.length)
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (!params.success_url) throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
  for (const name of ['success_url', 'cancel_url'] as const)
    if (params[name] !== undefined && !/^https?:\/\//.test(params[name]))
      throw invalid(`Not a valid URL: ${params[name]}`, name, 'url_invalid');
  if (params.customer && params.customer_email)
    throw invalid('Give customer or customer_email, not both.', 'customer_email');
  if (params.mode === 'payment' && params.subscription_data)
    throw invalid('subscription_data belong to the mode subscription.', 'subscription_data');
  if (params.mode === 'subscription' && (params.payment_intent_data || params.invoice_creation))
    throw invalid(
      'In the mode subscription there are always invoices.',
      params.payment_intent_data ? 'payment_intent_data' : 'invoice_creation',
    );
}

export async function createSession(desk: Desk, params: Params): Promise<Stripe.Checkout.Session> {
  check(params);
  const { mode } = params;
  const customer = params.customer ? await customerOf(desk, params.customer) : undefined;
  const plain: Stripe.LineItem[] = [];
  for (const [at, line] of params.line_items!.entries()) plain.push(await lineOf(desk, line, at, mode));
  const lines = await withTax(desk, params, plain, customer);
  if (mode === 'subscription' && !lines.some(({ price }) => price?.recurring))
    throw invalid('The mode subscription needs a recurring price.', 'line_items');
  if (new Set(lines.map(({ currency }) => currency)).size > 1)
    throw invalid('All prices must be in one currency.', 'line_items');
  const expires_at = expiryOf(desk, params.expires_at);
  const plan: SessionPlan = {
    lines,
    subscriptionMetadata: mergedMetadata({}, params.subscription_data?.metadata),
    subscriptionDescription: params.subscription_data?.description ?? null,
    intentMetadata: mergedMetadata({}, params.payment_intent_data?.metadata),
    intentDescription: params.payment_intent_data?.description ?? null,
    keepsCard: mode === 'subscription' || params.payment_intent_data?.setup_future_usage !== undefined,
    makesInvoice: params.invoice_creation?.enabled ?? false,
  };
  const session = sessionOf(desk, params, { lines, expires_at, ...(customer ? { customer } : {}) });
  return desk.store.put(session, { due: expires_at, plan });
}

/** With `automatic_tax`, each line with its tax as far as known. */
async function withTax(desk: Desk, params: Params, lines: Stripe.LineItem[], customer: Stripe.Customer | undefined) {
  if (!params.automatic_tax?.enabled) return lines;
  if (lines.some(({ price }) => price?.tax_behavior === 'unspecified'))
    throw invalid('With automatic_tax, each price needs a tax_behavior.', 'line_items');
  if (customer && params.customer_update?.address !== 'auto' && !customer.address)
    throw invalid('Automatic tax needs the address: set customer_update[address] to auto.', 'customer_update');
  if (customer && params.tax_id_collection?.enabled && params.customer_update?.name !== 'auto')
    throw invalid('Collecting tax IDs needs customer_update[name] to be auto.', 'customer_update');
  return taxedItems(desk, lines, customer);
}

function sessionOf(
  desk: Desk,
  params: Params,
  { lines, expires_at, customer }: { lines: Stripe.LineItem[]; expires_at: number; customer?: Stripe.Customer },
): Stripe.Checkout.Session {
  const id = newStripeId('cs_test', 58);
  const email = customer?.email ?? params.customer_email ?? null;
  const subscribes = params.mode === 'subscription';
  const creation = params.customer_creation ?? 'if_required';
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    ...sessionTotals(lines),
    automatic_tax: params.automatic_tax?.enabled
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'requires_location_inputs' }
      : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: desk.now,
    currency: lines[0]!.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : subscribes ? 'always' : creation,
    customer_details: email
      ? {
          address: null,
          business_name: null,
          email,
          individual_name: null,
          name: customer?.name ?? null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
        }
      : null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at,
    integration_identifier: params.integration_identifier ?? null,
    invoice: null,
    invoice_creation: subscribes
      ? null
      : ({ enabled: params.invoice_creation?.enabled ?? false } as Stripe.Checkout.Session.InvoiceCreation),
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: mergedMetadata({}, params.metadata),
    mode: params.mode!,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: subscribes ? (params.payment_method_collection ?? 'always') : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    tax_id_collection: { enabled: params.tax_id_collection?.enabled ?? false, required: 'never' },
    ui_mode: 'hosted_page',
    url: `${desk.site.publicUrl}/sandbox/stripe/c/pay/${id}`,
    wallet_options: null,
  };
}

export const planOf = async (desk: Desk, id: string): Promise<SessionPlan> =>
  (await desk.store.hiddenOf(id)).plan as SessionPlan;

export const retrieveSession = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.Checkout.Session>('checkout.session', id);

export async function updateSession(desk: Desk, params: Stripe.Checkout.SessionUpdateParams, id: string) {
  const before = await retrieveSession(desk, params, id);
  return desk.store.put({ ...before, metadata: mergedMetadata(before.metadata, params.metadata) });
}

export async function listSessions(desk: Desk, params: Stripe.Checkout.SessionListParams) {
  const named = {
    customer: params.customer,
    subscription: params.subscription,
    payment_intent: params.payment_intent,
    status: params.status,
  };
  const conditions = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [[`data->>'${name}' = $`, value] as const],
  );
  const { data, has_more } = await desk.store.page<Stripe.Checkout.Session>('checkout.session', conditions, params);
  return listOf('/v1/checkout/sessions', data, has_more);
}

export async function listSessionLines(desk: Desk, params: Stripe.Checkout.SessionListLineItemsParams, id: string) {
  await retrieveSession(desk, params, id);
  const { lines } = await planOf(desk, id);
  const from = lines.findIndex((line) => line.id === params.starting_after) + 1;
  const page = lines.slice(from, from + (params.limit ?? 10));
  return listOf(`/v1/checkout/sessions/${id}/line_items`, page, from + page.length < lines.length);
}

/** It can no longer be paid. */
export async function closeUnpaid(desk: Desk, before: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> {
  const expired = await desk.store.put(
    { ...before, status: 'expired' as const, url: null, expires_at: Math.min(before.expires_at, desk.now) },
    { due: null },
  );
  await emit(desk, 'checkout.session.expired', expired);
  return expired;
}

export async function expireSession(desk: Desk, _params: object, id: string) {
  const before = await retrieveSession(desk, {}, id);
  if (before.status !== 'open')
    throw invalid(`Only an open session can be expired; this one is ${before.status}.`, 'session');
  return closeUnpaid(desk, before);
}
