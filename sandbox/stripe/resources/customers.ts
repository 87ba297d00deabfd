import type Stripe from 'stripe';
import { change, customerOf, type Desk, emit, listOf, mergedMetadata, said } from '../desk.js';
import { invalid } from '../fault.js';
import { type Condition, newStripeId } from '../store.js';
import { attachTo, methodFor } from './payment-methods.js';
import { end } from './subscription-status.js';

const prefix = () => newStripeId('x', 8).slice(2).toUpperCase();

export async function createCustomer(desk: Desk, params: Stripe.CustomerCreateParams): Promise<Stripe.Customer> {
  const made: Stripe.Customer = {
    id: newStripeId('cus', 14),
    object: 'customer',
    address: null,
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
  };
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
    metadata: mergedMetadata(before.metadata, params.metadata),
    invoice_settings: {
      ...before.invoice_settings,
      ...(chosen === undefined ? {} : { default_payment_method: chosen || null }),
    },
  } as Stripe.Customer;
  return change(desk, 'customer.updated', before, after);
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
