import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { currency, type Plan, planFor, type PlanId, plans } from '../../../../contract/plans.js';
import { type VatMode, withVat } from '../../../../contract/vat.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { PaidPlanId } from '../../domain/subscription.js';
import { asking, isUnknown } from './stripe-connection.js';

const mark = { tastemaker: 'portal' };
const priceMark = { tastemaker: 'price' };
const productPrefix = 'tastemaker_';

const productIdOf = ({ id }: Plan): string => `${productPrefix}${id}`;

/** Gives the idempotency key for a call, stored before it; `subject` identifies the exact change. */
export type KeyFor = (subject: string) => Promise<string>;

/** The plan sold as this product; null for what isn't ours. */
export function planOfProduct(product: string | { id: string }): PlanId | null {
  const id = typeof product === 'string' ? product : product.id;
  return paidPlans.find((plan) => productIdOf(plan) === id)?.id ?? null;
}

/** Whether it was created here rather than in the provider's dashboard. */
export const isOurPrice = ({ metadata }: Pick<Stripe.Price, 'metadata'>): boolean =>
  metadata.tastemaker === priceMark.tastemaker;

const subjectOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
const paidPlans: readonly Plan[] = plans.filter(({ priceID }) => priceID !== null);

/** How Stripe handles VAT: by its own tax calculation (https://docs.stripe.com/tax), or not at all. */
export class StripeVat {
  private readonly isCharged: boolean;
  /** Whether our price includes VAT. */
  readonly ofPrice: Pick<Stripe.PriceCreateParams, 'tax_behavior'>;
  readonly ofInvoice: Pick<Stripe.InvoiceCreateParams, 'automatic_tax'>;
  /** Country and VAT number can be entered at checkout, and are saved with the customer. */
  readonly ofCheckout: Pick<
    Stripe.Checkout.SessionCreateParams,
    'automatic_tax' | 'tax_id_collection' | 'billing_address_collection' | 'customer_update'
  >;

  constructor(readonly prices: VatMode) {
    this.isCharged = prices !== 'none';
    this.ofPrice = this.isCharged ? { tax_behavior: prices === 'included' ? 'inclusive' : 'exclusive' } : {};
    this.ofInvoice = this.isCharged ? { automatic_tax: { enabled: true } } : {};
    this.ofCheckout = this.isCharged
      ? {
          automatic_tax: { enabled: true },
          tax_id_collection: { enabled: true },
          billing_address_collection: 'auto',
          customer_update: { name: 'auto', address: 'auto' },
        }
      : {};
  }

  /** A price's tax behaviour can't be changed once it is set. */
  fits({ tax_behavior: said }: Stripe.Price): boolean {
    return !this.isCharged || said === this.ofPrice.tax_behavior;
  }
}

/** Our catalogue at Stripe: a product and a monthly price per plan, found by fixed lookup keys. */
export class StripeCatalogue {
  constructor(
    private readonly stripe: Stripe,
    private readonly vat: StripeVat,
  ) {}

  /** A plan's current price. @throws billing/provider-refused when the catalogue there is not ours */
  async priceOf(planId: PaidPlanId): Promise<string> {
    const plan = planFor(planId);
    const price = await asking(this.lookUp(plan));
    if (!price || !this.isOurs(price, plan))
      throw billingErrors.providerRefused(
        'The prices at the card provider are not ours. Run: npm run cli -- billing:sync',
      );
    return price.id;
  }

  /** The plan that this price id belongs to, even if it is no longer sold. */
  async planOfPrice(priceId: string): Promise<PlanId | null> {
    return planOfProduct((await asking(this.stripe.prices.retrieve(priceId))).product);
  }

  /** The id of our own portal configuration; undefined means Stripe's default. */
  async portalConfiguration(): Promise<string | undefined> {
    return (await asking(this.findConfiguration()))?.id;
  }

  /** Creates and corrects; a second run changes nothing. Returns one line per change. */
  async sync(keyFor: KeyFor, returnUrl: string): Promise<string[]> {
    const told: string[] = [];
    const prices = new Map<string, string>();
    for (const plan of paidPlans) {
      told.push(...(await asking(this.syncProduct(plan, keyFor))));
      const { id, line } = await asking(this.syncPrice(plan, keyFor));
      prices.set(productIdOf(plan), id);
      told.push(...line);
    }
    told.push(...(await asking(this.syncPortal(prices, keyFor, returnUrl))));
    return told;
  }

  private async lookUp({ priceID }: Plan): Promise<Stripe.Price | undefined> {
    const { data } = await this.stripe.prices.list({ lookup_keys: [priceID!], active: true, limit: 1 });
    return data[0];
  }

  private isOurs(price: Stripe.Price, { priceMonthlyPence }: Plan): boolean {
    return price.unit_amount === priceMonthlyPence && price.currency === currency && this.vat.fits(price);
  }

  private async syncProduct(plan: Plan, keyFor: KeyFor): Promise<string[]> {
    const id = productIdOf(plan);
    const wanted = { name: `Tastemaker ${plan.name}`, description: plan.description };
    const known = await this.stripe.products.retrieve(id).catch((error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    });
    if (known?.active && known.name === wanted.name && known.description === wanted.description) return [];
    const idempotencyKey = await keyFor(
      subjectOf('product', id, known?.name, known?.description, known?.active, wanted),
    );
    if (known) await this.stripe.products.update(id, { ...wanted, active: true }, { idempotencyKey });
    else await this.stripe.products.create({ id, ...wanted }, { idempotencyKey });
    return [`${known ? 'Changed' : 'Made'} the product ${id}.`];
  }

  /** A price can't be changed: a new one takes over its lookup key, and existing subscriptions keep the old one. */
  private async syncPrice(plan: Plan, keyFor: KeyFor): Promise<{ id: string; line: string[] }> {
    const known = await this.lookUp(plan);
    if (known && this.isOurs(known, plan)) return { id: known.id, line: [] };
    const wanted = [plan.priceMonthlyPence, ...Object.values(this.vat.ofPrice)];
    const idempotencyKey = await keyFor(subjectOf('price', plan.priceID, known?.id, ...wanted));
    const made = await this.stripe.prices.create(
      {
        product: productIdOf(plan),
        currency,
        unit_amount: plan.priceMonthlyPence,
        recurring: { interval: 'month' },
        ...this.vat.ofPrice,
        lookup_key: plan.priceID!,
        transfer_lookup_key: true,
        metadata: priceMark,
      },
      { idempotencyKey },
    );
    const price = withVat(plan.priceMonthly, this.vat.prices);
    return { id: made.id, line: [`Made the price ${plan.priceID} of ${price} a month.`] };
  }

  private async findConfiguration(): Promise<Stripe.BillingPortal.Configuration | undefined> {
    const { data } = await this.stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    return data.find(({ metadata }) => metadata?.tastemaker === mark.tastemaker);
  }

  /** Upgrades at once with an invoice, downgrades and cancellation at the period's end. */
  private async syncPortal(prices: ReadonlyMap<string, string>, keyFor: KeyFor, returnUrl: string): Promise<string[]> {
    const wanted: Stripe.BillingPortal.ConfigurationCreateParams = {
      business_profile: { headline: 'Tastemaker: your plan, cards and invoices' },
      default_return_url: returnUrl,
      login_page: { enabled: true },
      features: {
        customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: [...prices].map(([product, price]) => ({ product, prices: [price] })),
          schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
        },
      },
    };
    const version = subjectOf(wanted);
    const known = await this.findConfiguration();
    if (known?.metadata?.version === version) return [];
    const params = { ...wanted, metadata: { ...mark, version } };
    const idempotencyKey = await keyFor(subjectOf('portal', known?.id, known?.metadata?.version, version));
    const { login_page: login } = known
      ? await this.stripe.billingPortal.configurations.update(known.id, params, { idempotencyKey })
      : await this.stripe.billingPortal.configurations.create(params, { idempotencyKey });
    return [
      `${known ? 'Changed' : 'Made'} the settings of the customer portal. Its login page: ${login.url ?? 'none'}`,
    ];
  }
}
