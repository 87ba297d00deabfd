import Stripe from 'stripe';
import { euCountries, readVatNumber } from '../../product.js';
import { type Desk, emit } from '../desk.js';
import { inTurn, newStripeId } from '../store.js';

type Ruling = Readonly<{ percent: number; reason: 'standard_rated' | 'reverse_charge' | 'not_collecting' }>;
type Behaviour = 'inclusive' | 'exclusive';
type Place = Readonly<{ country: string; isBusiness: boolean }>;

/** The assumed location of someone who hasn't given one; the original uses the IP address. */
export const homeCountry = 'GB';

/**
 * The provider's rules for a seller registered only in the United Kingdom: https://docs.stripe.com/tax/zero-tax. In the
 * European Union a business with a VAT number accounts for it (reverse charge); for everyone else abroad the seller
 * would have to register there.
 */
function rulingFor({ country, isBusiness }: Place): Ruling {
  if (country === homeCountry) return { percent: 20, reason: 'standard_rated' };
  if (isBusiness && euCountries.includes(country)) return { percent: 0, reason: 'reverse_charge' };
  return { percent: 0, reason: 'not_collecting' };
}

const behaviourOf = (price: Stripe.Price | undefined): Behaviour =>
  price?.tax_behavior === 'inclusive' ? 'inclusive' : 'exclusive';

const taxOn = (amount: number, behaviour: Behaviour, percent: number): number =>
  behaviour === 'inclusive' ? amount - Math.round(amount / (1 + percent / 100)) : Math.round((amount * percent) / 100);

export const taxIdsOf = (desk: Desk, customer: string): Promise<Stripe.TaxId[]> =>
  desk.store.all<Stripe.TaxId>('tax_id', [[`data->>'customer' = $`, customer]]);

/** Replaces a customer's number; null for none. An unchanged one stays. */
export async function giveTaxId(desk: Desk, customer: string, number: string | null): Promise<void> {
  const before = await taxIdsOf(desk, customer);
  for (const old of before.filter(({ value }) => value !== number)) {
    await desk.store.remove(old.id);
    await emit(desk, 'customer.tax_id.deleted', old);
  }
  const read = number === null ? null : readVatNumber(number);
  if (!read || before.some(({ value }) => value === number)) return;
  const isBritish = read.country === 'GB';
  const made: Stripe.TaxId = {
    id: newStripeId('txi', 24),
    object: 'tax_id',
    country: read.country,
    created: desk.now,
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer, customer_account: null },
    type: isBritish ? 'gb_vat' : 'eu_vat',
    value: read.value,
    verification: { status: isBritish ? 'pending' : 'verified', verified_address: null, verified_name: null },
  };
  await desk.store.put(made);
  await emit(desk, 'customer.tax_id.created', made);
}

const placeOf = async (desk: Desk, { id, address }: Stripe.Customer): Promise<Place> => ({
  country: address?.country ?? homeCountry,
  isBusiness: (await taxIdsOf(desk, id)).length > 0,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

async function taxedLine(desk: Desk, line: Stripe.InvoiceLineItem, { percent, reason }: Ruling) {
  const price = await desk.store.find<Stripe.Price>('price', line.pricing?.price_details?.price as string);
  const tax_behavior = behaviourOf(price);
  const amount = taxOn(line.amount, tax_behavior, percent);
  const taxable_amount = line.amount - (tax_behavior === 'inclusive' ? amount : 0);
  const tax = { amount, tax_behavior, taxable_amount, taxability_reason: reason, tax_rate_details: null };
  return { ...line, taxes: [{ ...tax, type: 'tax_rate_details' as const }] };
}

/** An invoice's total for these lines, with its customer's tax; without `taxed` there is none. */
export async function totalsOf(
  desk: Desk,
  customer: Stripe.Customer,
  given: readonly Stripe.InvoiceLineItem[],
  taxed: boolean,
) {
  const ids = await taxIdsOf(desk, customer.id);
  const ruling = rulingFor(await placeOf(desk, customer));
  const lines = taxed ? await inTurn(given, (line) => taxedLine(desk, line, ruling)) : given;
  const taxes = taxed ? lines.flatMap((line) => line.taxes ?? []) : [];
  const total_taxes = (['inclusive', 'exclusive'] as const).flatMap((behaviour) => {
    const [first, ...others] = taxes.filter(({ tax_behavior }) => tax_behavior === behaviour);
    if (!first) return [];
    const all = [first, ...others];
    const amounts = { amount: sum(all.map(({ amount }) => amount)) };
    return [{ ...first, ...amounts, taxable_amount: sum(all.map(({ taxable_amount }) => taxable_amount ?? 0)) }];
  });
  const subtotal = sum(lines.map(({ amount }) => amount));
  const onTop = sum(taxes.flatMap(({ tax_behavior, amount }) => (tax_behavior === 'exclusive' ? [amount] : [])));
  const total = subtotal + onTop;
  const net = total - sum(taxes.map(({ amount }) => amount));
  return {
    lines,
    ...{ subtotal, subtotal_excluding_tax: net, total, total_excluding_tax: net, total_taxes },
    automatic_tax: {
      disabled_reason: null,
      enabled: taxed,
      liability: taxed ? ({ type: 'self' } as const) : null,
      provider: taxed ? 'stripe' : null,
      status: taxed ? ('complete' as const) : null,
    },
    customer_address: customer.address ?? null,
    customer_name: customer.name ?? null,
    customer_tax_ids: ids.map(({ type, value }) => ({ type, value })),
  };
}

/** A checkout's lines, with this customer's tax. */
export async function taxedItems(
  desk: Desk,
  lines: readonly Stripe.LineItem[],
  payer: Stripe.Customer | Place | undefined,
): Promise<Stripe.LineItem[]> {
  const here = { country: homeCountry, isBusiness: false };
  const { percent } = rulingFor(payer && 'id' in payer ? await placeOf(desk, payer) : (payer ?? here));
  return lines.map((line) => {
    const behaviour = behaviourOf(line.price ?? undefined);
    const amount_tax = taxOn(line.amount_subtotal, behaviour, percent);
    const onTop = behaviour === 'exclusive' ? amount_tax : 0;
    return { ...line, amount_tax, amount_total: line.amount_subtotal + onTop };
  });
}

/** The amount paid for these lines, in a session's fields. */
export const sessionTotals = (lines: readonly Stripe.LineItem[]) => ({
  amount_subtotal: sum(lines.map(({ amount_subtotal }) => amount_subtotal)),
  amount_total: sum(lines.map(({ amount_total }) => amount_total)),
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: sum(lines.map(({ amount_tax }) => amount_tax)) },
});

/** After a price. */
export const taxLabel = ({ tax_behavior: behaviour }: Stripe.Price): string =>
  behaviour === 'exclusive' ? ' excl. VAT' : behaviour === 'inclusive' ? ' incl. VAT' : '';
