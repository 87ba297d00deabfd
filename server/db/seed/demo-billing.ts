import { type Checkout, close, openCheckout } from '../../modules/billing/domain/checkout.js';
import { openPeriod, pay } from '../../modules/billing/domain/credit-moves.js';
import { oneMonthAfter, planInForce, type Subscription } from '../../modules/billing/domain/subscription.js';
import type { CreditRepository } from '../../modules/billing/ports/entitlements.js';
import { CheckoutRepository, SubscriptionRepository } from '../../modules/billing/ports/subscriptions.js';
import type { ClaimCredit } from '../../modules/billing/use-cases/credits.js';
import type { Collab } from '../../modules/collabs/domain/collab.js';
import { type Actor, type Clock, theProduct, type Transaction } from '../../shared/kernel/index.js';
import type { Abstract, INestApplicationContext, Type } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Config } from '../../config.js';
import { currency, planFor, singleCollab } from '../../contract/plans.js';
import { StripeVat } from '../../modules/billing/adapters/stripe/stripe-catalogue.js';
import { connect } from '../../modules/billing/adapters/stripe/stripe-connection.js';
import { PaymentGateway } from '../../modules/billing/ports/payment-gateway.js';
import { UnfinishedWork } from '../../modules/billing/ports/provider.js';
import { ChargeExtra } from '../../modules/billing/use-cases/extras.js';
import { EnsureCustomer } from '../../modules/billing/use-cases/customer.js';
import { SyncCatalogue } from '../../modules/billing/use-cases/reconcile.js';
import { SyncSubscription } from '../../modules/billing/use-cases/sync-subscription.js';

/** How the brands in the demo world paid for their Collabs: months granted by their plan, and checkouts. */
export class DemoPayments {
  constructor(
    private readonly credits: CreditRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly claim: ClaimCredit,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Makes sure that the brand can approve this request now. Call it in the order of approval. */
  async prepare(brand: Actor, { id, brandId }: Collab): Promise<void> {
    const subscription = await this.subscriptions.find(brandId);
    if (subscription?.paying && subscription.periodStartsAt) {
      await this.grantMonth(brandId, subscription.periodStartsAt);
      return;
    }
    const { pricePence } = await this.claim.execute(brand, brandId, id, 'reserve');
    await this.checkOut(brand, { brandId, collabId: id, pricePence });
  }

  /** The free Collabs of the current month, counted from the plan's first day. */
  private async grantMonth(brandId: string, firstDay: Date): Promise<void> {
    const now = this.clock.now();
    let startsAt = firstDay;
    while (oneMonthAfter(startsAt) <= now) startsAt = oneMonthAfter(startsAt);
    const plan = planInForce(await this.subscriptions.find(brandId));
    const month = { startsAt, endsAt: oneMonthAfter(startsAt) };
    await this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const granted = openPeriod(account, plan, month, { actor: theProduct, now });
      if (granted) await this.credits.save(granted);
    });
  }

  private async checkOut(
    brand: Actor,
    { brandId, collabId, pricePence }: { brandId: string; collabId: string; pricePence: number },
  ): Promise<void> {
    const now = this.clock.now();
    const what = { brandId, kind: 'collab', plan: 'basic', collabId, pricePence } as const;
    const open = await this.checkouts.save(...openCheckout(what, brand, now));
    await this.checkouts.save(...close(open, 'paid', null, theProduct, now)!);
    await this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(brandId);
      const credit = (await this.credits.find(collabId))!;
      await this.credits.save(pay(account, credit, pricePence, { actor: theProduct, now }));
    });
  }
}

/**
 * Every plan and every single Collab in the demo world is also bought at the stand-in, so that its cards, changes and
 * invoices can be tried.
 */
export async function prepareDemoBilling(
  app: INestApplicationContext,
  { stripe: settings, vat }: Config,
): Promise<void> {
  const of = <T>(token: Type<T> | Abstract<T>) => app.get<T>(token, { strict: false });
  await of(SyncCatalogue).execute();
  const stripe = connect(settings.secretKey, settings.apiUrl);
  const charged = new StripeVat(vat.prices);
  for (const subscription of await of(SubscriptionRepository).unbought()) {
    const { customerId } = await of(EnsureCustomer).execute(subscription.brandId);
    await buy(stripe, subscription, customerId, charged);
    await of(SyncSubscription).execute(customerId);
  }
  for (const checkout of await of(CheckoutRepository).unbought()) {
    const { customerId } = await of(EnsureCustomer).execute(checkout.brandId);
    const invoiceId = await payOnce(stripe, checkout, customerId, charged);
    const { paymentId } = (await of(PaymentGateway).invoice(customerId, invoiceId))!;
    await of(CheckoutRepository).save({ ...checkout, paymentId });
  }
  for (const collabId of await of(UnfinishedWork).unchargedExtras()) await of(ChargeExtra).execute(collabId);
}

/** Idempotency keys make each a single purchase, even if two processes start at once. */
const keyedBy = (id: string) => (step: string) => ({ idempotencyKey: `demo-${step}-${id}` });

async function buy(
  stripe: Stripe,
  { brandId, plan }: Subscription,
  customer: string,
  { ofInvoice }: StripeVat,
): Promise<void> {
  const keyed = keyedBy(brandId);
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer }, keyed('card'));
  const settled = { invoice_settings: { default_payment_method: card.id } };
  await stripe.customers.update(customer, settled, keyed('customer'));
  const prices = await stripe.prices.list({ lookup_keys: [planFor(plan).priceID!], limit: 1 });
  await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: prices.data[0]!.id }],
      default_payment_method: card.id,
      ...ofInvoice,
      metadata: { brand_id: brandId },
    },
    keyed('subscription'),
  );
}

/** The same invoice as a checkout would have made, issued when it was paid. Returns its id. */
async function payOnce(
  stripe: Stripe,
  { id, brandId, collabId, pricePence, updatedAt }: Checkout,
  customer: string,
  { ofPrice, ofInvoice }: StripeVat,
): Promise<string> {
  const keyed = keyedBy(id);
  const metadata = { brand_id: brandId, collab_id: collabId };
  const item = { customer, amount: pricePence, currency, description: singleCollab, metadata, ...ofPrice };
  await stripe.invoiceItems.create(item, keyed('item'));
  const issued = Math.floor(updatedAt.getTime() / 1_000);
  const invoice = await stripe.invoices.create(
    { customer, effective_at: issued, pending_invoice_items_behavior: 'include', metadata, ...ofInvoice },
    keyed('invoice'),
  );
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer }, keyed('card'));
  await stripe.invoices.pay(invoice.id, { payment_method: card.id }, keyed('pay'));
  await stripe.paymentMethods.detach(card.id, {}, keyed('detach')); // a checkout for one Collab keeps no card
  return invoice.id;
}
