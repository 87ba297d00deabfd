import type { Abstract, INestApplicationContext, Type } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Config } from '../../config.js';
import { planFor } from '../../contract/plans.js';
import { connect } from '../../modules/billing/adapters/stripe/stripe-connection.js';
import type { Subscription } from '../../modules/billing/domain/subscription.js';
import { SubscriptionRepository } from '../../modules/billing/ports/subscriptions.js';
import { UnfinishedWork } from '../../modules/billing/ports/provider.js';
import { ChargeExtra } from '../../modules/billing/use-cases/extras.js';
import { EnsureCustomer } from '../../modules/billing/use-cases/customer.js';
import { SyncCatalogue } from '../../modules/billing/use-cases/reconcile.js';
import { SyncSubscription } from '../../modules/billing/use-cases/sync-subscription.js';

/** Every plan of the demo world is also bought at the stand-in, so that its cards, changes and invoices can be tried. */
export async function prepareDemoBilling(app: INestApplicationContext, { stripe: settings }: Config): Promise<void> {
  const of = <T>(token: Type<T> | Abstract<T>) => app.get<T>(token, { strict: false });
  await of(SyncCatalogue).execute();
  const stripe = connect(settings.secretKey, settings.apiUrl);
  for (const subscription of await of(SubscriptionRepository).unbought()) {
    const { customerId } = await of(EnsureCustomer).execute(subscription.brandId);
    await buy(stripe, subscription, customerId);
    await of(SyncSubscription).execute(customerId);
  }
  for (const collabId of await of(UnfinishedWork).unchargedExtras()) await of(ChargeExtra).execute(collabId);
}

/** The keys make it one purchase, also for two processes that start at once. */
async function buy(stripe: Stripe, { brandId, plan }: Subscription, customer: string): Promise<void> {
  const keyed = (step: string) => ({ idempotencyKey: `demo-${step}-${brandId}` });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer }, keyed('card'));
  const settled = { invoice_settings: { default_payment_method: card.id } };
  await stripe.customers.update(customer, settled, keyed('customer'));
  const prices = await stripe.prices.list({ lookup_keys: [planFor(plan).priceID!], limit: 1 });
  await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: prices.data[0]!.id }],
      default_payment_method: card.id,
      metadata: { brand_id: brandId },
    },
    keyed('subscription'),
  );
}
