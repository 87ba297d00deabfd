import Stripe from 'stripe';
import type { Desk } from '../desk.js';
import { newStripeId } from '../store.js';

export type Period = Readonly<{ start: number; end: number }>;

const pounds = (pence: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100);

/** A price's name on an invoice: its product's. */
export const nameOf = async (desk: Desk, { product }: Stripe.Price): Promise<string> =>
  (await desk.store.find<Stripe.Product>('product', product as string))?.name ?? 'Item';

const pricingOf = (price: Stripe.Price): Stripe.InvoiceLineItem.Pricing => ({
  type: 'price_details',
  price_details: { price: price.id, product: price.product as string },
  unit_amount_decimal: Stripe.Decimal.from(price.unit_amount ?? 0),
});

type Line = Pick<
  Stripe.InvoiceLineItem,
  'amount' | 'currency' | 'description' | 'metadata' | 'parent' | 'period' | 'pricing'
> & {
  quantity: number;
  subscription: string | null;
};

const lineOf = (line: Line): Stripe.InvoiceLineItem => ({
  id: newStripeId('il', 24),
  object: 'line_item',
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: null,
  livemode: false,
  pretax_credit_amounts: [],
  quantity_decimal: Stripe.Decimal.from(line.quantity),
  subtotal: line.amount,
  taxes: [],
  ...line,
});

/** The price of a subscription item for one whole period. */
export async function lineOfPeriod(
  desk: Desk,
  item: Stripe.SubscriptionItem,
  period: Period,
): Promise<Stripe.InvoiceLineItem> {
  const { price, quantity = 1, subscription } = item;
  const each = pounds(price.unit_amount ?? 0, price.currency);
  return lineOf({
    amount: (price.unit_amount ?? 0) * quantity,
    currency: price.currency,
    description: `${quantity} × ${await nameOf(desk, price)} (at ${each} / ${price.recurring?.interval ?? 'month'})`,
    metadata: item.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription,
        subscription_item: item.id,
      },
    },
    period: { ...period },
    pricing: pricingOf(price),
    quantity,
    subscription,
  });
}

/** Pending items for the customer's next invoice: a proration, or an extra. */
export function lineOfItem(item: Stripe.InvoiceItem): Stripe.InvoiceLineItem {
  const { subscription, subscription_item } = item.parent?.subscription_details ?? {};
  const proration_details = item.proration ? { credited_items: null } : null;
  const parent: Stripe.InvoiceLineItem.Parent = subscription_item
    ? {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: item.id,
          proration: item.proration,
          proration_details,
          subscription: subscription ?? null,
          subscription_item,
        },
      }
    : {
        type: 'invoice_item_details',
        subscription_item_details: null,
        invoice_item_details: {
          invoice_item: item.id,
          proration: item.proration,
          proration_details,
          subscription: subscription ?? null,
        },
      };
  return lineOf({
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    metadata: item.metadata ?? {},
    parent,
    period: item.period,
    pricing: item.pricing,
    quantity: item.quantity,
    subscription: subscription ?? null,
  });
}

type NotedItem = Readonly<{
  customer: string;
  amount: number;
  currency: string;
  description: string | null;
  period: Period;
  price?: Stripe.Price;
  quantity?: number;
  metadata?: Stripe.Metadata;
  subscription?: string;
  subscriptionItem?: string;
  proration?: boolean;
  invoice?: string;
}>;

/** An item of an invoice; not yet stored. */
export const itemOf = (desk: Desk, noted: NotedItem): Stripe.InvoiceItem => ({
  id: newStripeId('ii', 24),
  object: 'invoiceitem',
  amount: noted.amount,
  currency: noted.currency,
  customer: noted.customer,
  customer_account: null,
  date: desk.now,
  description: noted.description,
  discountable: !noted.proration,
  discounts: [],
  invoice: noted.invoice ?? null,
  livemode: false,
  metadata: noted.metadata ?? {},
  net_amount: noted.amount,
  parent: noted.subscription
    ? {
        type: 'subscription_details',
        subscription_details: {
          subscription: noted.subscription,
          ...(noted.subscriptionItem ? { subscription_item: noted.subscriptionItem } : {}),
        },
      }
    : null,
  period: { ...noted.period },
  pricing: noted.price ? pricingOf(noted.price) : null,
  proration: noted.proration ?? false,
  quantity: noted.quantity ?? 1,
  quantity_decimal: Stripe.Decimal.from(noted.quantity ?? 1),
  tax_rates: [],
  test_clock: null,
});
