import type Stripe from 'stripe';
import { change, customerOf, type Desk, emit, listOf, mergedMetadata, said } from '../desk.js';
import { invalid } from '../fault.js';
import { type Condition, newStripeId } from '../store.js';
import { attachTo, methodFor } from './payment-methods.js';
import { giveTaxId } from './tax.js';
import { end } from './subscription-status.js';

const prefix = () => newStripeId('x', 8).slice(2).toUpperCase();

/** The provider's address object; any part may be missing. */
const addressOf = (given: Stripe.CustomerCreateParams['address']): Stripe.Address | null =>
  given
    ? { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...said(given) }
    : null;

/** Not yet stored: also used for previews without a customer. */
export const newCustomer = (desk: Desk, params: Stripe.CustomerCreateParams): Stripe.Customer => ({
  id: newStripeId('cus', 14),
  object: 'customer',
  address: addressOf(params.address),
  balance: params.balance ?? 0,
  created: desk.now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: params.description ?? null,
  discount: null,
  email: params.email ?? null,
  invoice_prefix: params.invoice_prefix ?? prefix(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: params.invoice_settings?.default_payment_method ?? null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: mergedMetadata({}, params.metadata),
  name: params.name ?? null,
  next_invoice_sequence: params.next_invoice_sequence ?? 1,
  phone: params.phone ?? null,
  preferred_locales: params.preferred_locales ?? [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export async function createCustomer(desk: Desk, params: Stripe.CustomerCreateParams): Promise<Stripe.Customer> {
  const made = newCustomer(desk, params);
  await desk.store.put(made);
  await emit(desk, 'customer.created', made);
  if (params.payment_method) await attachTo(desk, await methodFor(desk, params.payment_method), made.id);
  return made;
}

export const retrieveCustomer = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.Customer>('customer', id);

export async function updateCustomer(desk: Desk, params: Stripe.CustomerUpdateParams, id: string) {
  const before = await customerOf(desk, id, 'id');
  const { email, name, phone, description, balance, invoice_prefix, next_invoice_sequence, preferred_locales } = params;
  const given = { email, name, phone, description, balance, invoice_prefix, next_invoice_sequence, preferred_locales };
  const chosen = params.invoice_settings?.default_payment_method;
  if (chosen) {
    const method = await desk.store.need<Stripe.PaymentMethod>(
      'payment_method',
      chosen,
      'invoice_settings[default_payment_method]',
    );
    if (method.customer !== id)
      throw invalid(
        'The customer does not have that payment method.',
        'invoice_settings[default_payment_method]',
        'resource_missing',
      );
  }
  const after = {
    ...before,
    ...said(given),
    ...(params.address === undefined ? {} : { address: addressOf(params.address) }),
    metadata: mergedMetadata(before.metadata, params.metadata),
    invoice_settings: {
      ...before.invoice_settings,
      ...(chosen === undefined ? {} : { default_payment_method: chosen || null }),
    },
  } as Stripe.Customer;
  return change(desk, 'customer.updated', before, after);
}

/** The customer on an invoice: a business may have a name, and has a VAT number. */
export type Billed = Readonly<{ name?: string; address: Stripe.AddressParam; taxId: string | null }>;

export async function billTo(
  desk: Desk,
  before: Stripe.Customer,
  { taxId, ...given }: Billed,
): Promise<Stripe.Customer> {
  const after = { ...before, ...said({ name: given.name }), address: addressOf(given.address) } as Stripe.Customer;
  const customer = await change(desk, 'customer.updated', before, after);
  await giveTaxId(desk, customer.id, taxId);
  return customer;
}

export async function deleteCustomer(desk: Desk, _params: object, id: string): Promise<Stripe.DeletedCustomer> {
  const before = await customerOf(desk, id, 'id');
  const living: Condition[] = [
    [`data->>'customer' = $`, id],
    [`data->>'status' <> all($)`, ['canceled', 'incomplete_expired']],
  ];
  for (const subscription of await desk.store.all<Stripe.Subscription>('subscription', living))
    await end(desk, subscription, 'cancellation_requested');
  const gone = { id, object: 'customer' as const, deleted: true as const };
  await desk.store.put(gone);
  await emit(desk, 'customer.deleted', before);
  return gone;
}

export async function listCustomers(desk: Desk, params: Stripe.CustomerListParams) {
  const conditions: Condition[] = [[`not data ? $`, 'deleted']];
  if (params.email) conditions.push([`data->>'email' = $`, params.email]);
  const { data, has_more } = await desk.store.page<Stripe.Customer>('customer', conditions, params);
  return listOf('/v1/customers', data, has_more);
}
