import type Stripe from 'stripe';
import { customerOf, type Desk, emit, listOf, mergedMetadata } from '../desk.js';
import { invalid } from '../fault.js';
import type { Condition } from '../store.js';
import { createProduct, priceOf } from './catalogue.js';
import { itemOf, lineOfItem, nameOf } from './invoice-lines.js';
import { withLines } from './invoices.js';

type Asked = Readonly<{ amount: number; currency: string; quantity: number; price?: Stripe.Price }>;

async function amountOf(desk: Desk, params: Stripe.InvoiceItemCreateParams): Promise<Asked> {
  const quantity = params.quantity ?? 1;
  if (params.pricing?.price) {
    const price = await desk.store.need<Stripe.Price>('price', params.pricing.price, 'pricing[price]');
    if (price.recurring) throw invalid('An invoice item takes a price that is paid once.', 'pricing[price]');
    return { amount: (price.unit_amount ?? 0) * quantity, currency: price.currency, price, quantity };
  }
  const currency = params.price_data?.currency ?? params.currency;
  const amount =
    params.amount ??
    (params.price_data?.unit_amount === undefined ? undefined : params.price_data.unit_amount * quantity);
  if (amount === undefined) throw invalid('Missing required param: amount.', 'amount', 'parameter_missing');
  const plain = { amount, currency: currency ?? 'gbp', quantity };
  if (!params.tax_behavior) return plain;
  const product = await createProduct(desk, { name: params.description ?? 'Item', active: false });
  const { tax_behavior } = params;
  const given = { currency: plain.currency, product: product.id, unit_amount: amount, tax_behavior, active: false };
  return { ...plain, price: await desk.store.put(priceOf(desk, given)) };
}

/** Adds an item to the next invoice, or to a draft. */
export async function createItem(desk: Desk, params: Stripe.InvoiceItemCreateParams): Promise<Stripe.InvoiceItem> {
  if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  const customer = await customerOf(desk, params.customer);
  if (params.subscription) {
    const { status } = await desk.store.need<Stripe.Subscription>('subscription', params.subscription, 'subscription');
    if (status === 'canceled') throw invalid('The subscription has ended: nothing can be added to it.', 'subscription');
  }
  const { price, ...asked } = await amountOf(desk, params);
  const made = itemOf(desk, {
    customer: customer.id,
    ...asked,
    ...(price ? { price } : {}),
    currency: asked.currency.toLowerCase(),
    description: params.description ?? (price ? await nameOf(desk, price) : null),
    period: params.period ?? { start: desk.now, end: desk.now },
    metadata: mergedMetadata({}, params.metadata),
    ...(params.subscription ? { subscription: params.subscription } : {}),
    ...(params.invoice ? { invoice: params.invoice } : {}),
  });
  await desk.store.put(made);
  await emit(desk, 'invoiceitem.created', made);
  if (params.invoice) {
    const invoice = await desk.store.need<Stripe.Invoice>('invoice', params.invoice, 'invoice');
    if (invoice.status !== 'draft')
      throw invalid('Lines can be added to a draft only.', 'invoice', 'invoice_not_editable');
    await withLines(desk, invoice, [...invoice.lines.data, lineOfItem(made)]);
  }
  return made;
}

export const retrieveItem = (desk: Desk, _params: object, id: string) =>
  desk.store.need<Stripe.InvoiceItem>('invoiceitem', id);

async function loose(desk: Desk, id: string): Promise<Stripe.InvoiceItem> {
  const found = await retrieveItem(desk, {}, id);
  if (!found.invoice) return found;
  throw invalid('This item is on an invoice already and stays as it is.', 'invoiceitem', 'invoice_not_editable');
}

export async function updateItem(desk: Desk, params: Stripe.InvoiceItemUpdateParams, id: string) {
  const before = await loose(desk, id);
  const { amount = before.amount, description = before.description } = params;
  const metadata = mergedMetadata(before.metadata, params.metadata);
  return desk.store.put({ ...before, amount, net_amount: amount, description, metadata });
}

export async function deleteItem(desk: Desk, _params: object, id: string) {
  const before = await loose(desk, id);
  await desk.store.remove(id);
  await emit(desk, 'invoiceitem.deleted', before);
  return { id, object: 'invoiceitem', deleted: true };
}

export async function listItems(desk: Desk, params: Stripe.InvoiceItemListParams) {
  const conditions: Condition[] = [];
  if (params.customer) conditions.push([`data->>'customer' = $`, params.customer]);
  if (params.invoice) conditions.push([`data->>'invoice' = $`, params.invoice]);
  if (params.pending !== undefined) conditions.push([`(data->>'invoice' is null) = $`, params.pending]);
  const { data, has_more } = await desk.store.page<Stripe.InvoiceItem>('invoiceitem', conditions, params);
  return listOf('/v1/invoiceitems', data, has_more);
}
