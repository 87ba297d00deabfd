import Stripe from 'stripe';
import { change, type Desk, emit, listOf, mergedMetadata, ownEndpoint, said } from '../desk.js';
import { invalid } from '../fault.js';
import { type Condition, newStripeId } from '../store.js';

const product = (
  desk: Desk,
  { id, name, description, active, metadata, unit_label, url }: Stripe.ProductCreateParams,
) => ({
  id: id ?? newStripeId('prod', 14),
  object: 'product' as const,
  active: active ?? true,
  created: desk.now,
  default_price: null,
  description: description ?? null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: mergedMetadata({}, metadata),
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service' as const,
  unit_label: unit_label ?? null,
  updated: desk.now,
  url: url ?? null,
});

export async function createProduct(desk: Desk, params: Stripe.ProductCreateParams): Promise<Stripe.Product> {
  if (params.id && (await desk.store.anything(params.id)))
    throw invalid(`Product already exists: ${params.id}`, 'id', 'resource_already_exists');
  const made: Stripe.Product = product(desk, params);
  await desk.store.put(made);
  await emit(desk, 'product.created', made);
  return made;
}

export async function updateProduct(
  desk: Desk,
  params: Stripe.ProductUpdateParams,
  id: string,
): Promise<Stripe.Product> {
  const before = await desk.store.need<Stripe.Product>('product', id);
  const { name, description, active, default_price, metadata } = params;
  const after = { ...before, ...said({ name, active, default_price }), updated: desk.now } as Stripe.Product;
  if (description !== undefined) after.description = description || null;
  return change(desk, 'product.updated', before, { ...after, metadata: mergedMetadata(before.metadata, metadata) });
}

const retrieveOf =
  <T extends Stripe.Product | Stripe.Price>(object: T['object']) =>
  (desk: Desk, _params: object, id: string): Promise<T> =>
    desk.store.need<T>(object, id);
export const retrieveProduct = retrieveOf<Stripe.Product>('product');
export const retrievePrice = retrieveOf<Stripe.Price>('price');

export async function listProducts(desk: Desk, params: Stripe.ProductListParams) {
  const conditions: Condition[] = [];
  if (params.active !== undefined) conditions.push([`data->>'active' = $`, String(params.active)]);
  if (params.ids) conditions.push(['id = any($)', params.ids]);
  const { data, has_more } = await desk.store.page<Stripe.Product>('product', conditions, params);
  return listOf('/v1/products', data, has_more);
}

/** A lookup key identifies one price: another can take it over only explicitly. */
async function claimKey(desk: Desk, key: string, transfer: boolean | undefined, except?: string): Promise<void> {
  const holders = await desk.store.all<Stripe.Price>('price', [[`data->>'lookup_key' = $`, key]]);
  for (const holder of holders.filter(({ id }) => id !== except)) {
    if (!transfer)
      throw invalid(`A price (${holder.id}) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
    await change(desk, 'price.updated', holder, { ...holder, lookup_key: null });
  }
}

type GivenPrice = Pick<
  Stripe.PriceCreateParams,
  'currency' | 'recurring' | 'nickname' | 'lookup_key' | 'metadata' | 'tax_behavior'
> & {
  active?: boolean;
  product: string;
  unit_amount: number;
};

/** A price, not yet stored: also used for inline prices of checkouts and invoice items. */
export const priceOf = (desk: Desk, given: GivenPrice): Stripe.Price => ({
  id: newStripeId('price', 24),
  object: 'price',
  active: given.active ?? true,
  billing_scheme: 'per_unit',
  created: desk.now,
  currency: given.currency.toLowerCase(),
  custom_unit_amount: null,
  livemode: false,
  lookup_key: given.lookup_key ?? null,
  metadata: mergedMetadata({}, given.metadata),
  nickname: given.nickname ?? null,
  product: given.product,
  recurring: given.recurring
    ? {
        interval: given.recurring.interval,
        interval_count: given.recurring.interval_count ?? 1,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      }
    : null,
  tax_behavior: given.tax_behavior ?? 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: given.recurring ? 'recurring' : 'one_time',
  unit_amount: given.unit_amount,
  unit_amount_decimal: Stripe.Decimal.from(given.unit_amount),
});

export async function createPrice(desk: Desk, params: Stripe.PriceCreateParams): Promise<Stripe.Price> {
  if (params.unit_amount === undefined)
    throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
  if (!params.product && !params.product_data)
    throw invalid('Missing required param: product.', 'product', 'parameter_missing');
  if (params.lookup_key) await claimKey(desk, params.lookup_key, params.transfer_lookup_key);
  const { id: ofProduct } = params.product
    ? await desk.store.need<Stripe.Product>('product', params.product, 'product')
    : await createProduct(desk, params.product_data!);
  const made = priceOf(desk, { ...params, product: ofProduct, unit_amount: params.unit_amount });
  await desk.store.put(made);
  await emit(desk, 'price.created', made);
  return made;
}

export async function updatePrice(desk: Desk, params: Stripe.PriceUpdateParams, id: string): Promise<Stripe.Price> {
  const before = await desk.store.need<Stripe.Price>('price', id);
  if (params.lookup_key) await claimKey(desk, params.lookup_key, params.transfer_lookup_key, id);
  const { active, nickname, lookup_key, metadata } = params;
  const after = { ...before, ...said({ active, nickname, lookup_key }) } as Stripe.Price;
  return change(desk, 'price.updated', before, {
    ...after,
    metadata: mergedMetadata(before.metadata, metadata || undefined),
  });
}

export async function listPrices(desk: Desk, params: Stripe.PriceListParams) {
  const conditions: Condition[] = [];
  if (params.active !== undefined) conditions.push([`data->>'active' = $`, String(params.active)]);
  if (params.product) conditions.push([`data->>'product' = $`, params.product]);
  if (params.type) conditions.push([`data->>'type' = $`, params.type]);
  if (params.currency) conditions.push([`data->>'currency' = $`, params.currency]);
  if (params.lookup_keys) conditions.push([`data->>'lookup_key' = any($)`, params.lookup_keys]);
  const { data, has_more } = await desk.store.page<Stripe.Price>('price', conditions, params);
  return listOf('/v1/prices', data, has_more);
}

const nothing = [{ amount: 0, currency: 'gbp', source_types: { card: 0 } }];

export const balance = async () => ({ object: 'balance', available: nothing, pending: nothing, livemode: false });

export const account = async ({ site }: Desk) => ({
  id: 'acct_sandbox',
  object: 'account',
  country: 'GB',
  default_currency: 'gbp',
  charges_enabled: true,
  payouts_enabled: true,
  business_profile: { name: 'Tastemaker', url: site.publicUrl },
  metadata: { endpoint: ownEndpoint },
});
