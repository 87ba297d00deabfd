import type Stripe from 'stripe';
import { paidPlanOf } from '../../domain/paid-plan.js';
import type { SubscriptionReading } from '../../domain/subscription-reading.js';
import type { StripeCatalogue } from './stripe-catalogue.js';
import { asking } from './stripe-connection.js';
import { idOf, nextPriceOf, toCard, toHeld, toReading } from './stripe-readings.js';

/** Marks a subscription that we cancelled, so that one cancelled by the brand itself isn't resumed. */
const endsWithAccount = 'ends_with_account';

/** A customer's subscriptions at Stripe, and when they end: https://docs.stripe.com/api/subscriptions */
export class StripeSubscriptions {
  constructor(
    private readonly stripe: Stripe,
    private readonly catalogue: StripeCatalogue,
  ) {}

  /** The one in force, in its current state; null if there is none. */
  async read(customerId: string): Promise<SubscriptionReading | null> {
    const { data } = await asking(
      this.stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice', 'data.default_payment_method', 'data.schedule'],
      }),
    );
    const counts = paidPlanOf(data.map(toHeld));
    if (!counts) return null;
    const { plan, questions } = counts;
    const { stripe: subscription } = counts.subscription;
    const { stripe: item } = counts.item;
    const nextPrice = nextPriceOf(subscription.schedule as Stripe.SubscriptionSchedule | null, item.current_period_end);
    const nextPlan = nextPrice ? await this.catalogue.planOfPrice(nextPrice) : null;
    const card = await this.cardOf(subscription, customerId);
    const { status } = counts.subscription;
    const invoices = status === 'past-due' ? await this.invoicesFor(subscription) : [];
    const known = { plan, questions, card, status, nextPlan: nextPlan === plan ? null : nextPlan };
    return toReading(subscription, item, invoices, known);
  }

  async followAccount(customerId: string, open: boolean): Promise<void> {
    const { data } = await asking(this.stripe.subscriptions.list({ customer: customerId, limit: 100 }));
    for (const subscription of data) await this.follow(subscription, open);
  }

  private async follow(subscription: Stripe.Subscription, open: boolean): Promise<void> {
    const { id, cancel_at_period_end: ends, metadata } = subscription;
    if (open ? metadata[endsWithAccount] === undefined : ends) return;
    const schedule = idOf(subscription.schedule);
    if (schedule) await asking(this.stripe.subscriptionSchedules.release(schedule));
    const changes = { cancel_at_period_end: !open, metadata: { [endsWithAccount]: open ? '' : 'yes' } };
    await asking(this.stripe.subscriptions.update(id, changes));
  }

  private async invoicesFor({ id }: Stripe.Subscription): Promise<Stripe.Invoice[]> {
    return (await asking(this.stripe.invoices.list({ subscription: id, limit: 100 }))).data;
  }

  /** The subscription's own card, else the customer's default. */
  private async cardOf(subscription: Stripe.Subscription, customerId: string): Promise<SubscriptionReading['card']> {
    const own = subscription.default_payment_method as Stripe.PaymentMethod | null;
    if (own) return toCard(own);
    const expand = ['invoice_settings.default_payment_method'];
    const customer = await asking(this.stripe.customers.retrieve(customerId, { expand }));
    if (customer.deleted) return null;
    return toCard(customer.invoice_settings.default_payment_method as Stripe.PaymentMethod | null);
  }
}
