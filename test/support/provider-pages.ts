import type Stripe from 'stripe';
import { planFor, type PlanId } from '../../server/contract/plans.js';
import { SyncCatalogue } from '../../server/modules/billing/index.js';
import type { TestApp } from './app.js';
import { eventually } from './eventually.js';
import { stripeAt } from './stripe.js';
import type { Answer, Visitor } from './visitor.js';
import { People } from './world.js';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
} as const;

/** The card provider as a customer sees it, and its knobs. */
export class Provider {
  private constructor(private readonly app: TestApp) {}

  static async of(app: TestApp): Promise<Provider> {
    await app.app.get(SyncCatalogue, { strict: false }).execute();
    return new Provider(app);
  }

  /** The real SDK, for actions in the provider's portal. */
  get stripe(): Stripe {
    return stripeAt(this.app.config.stripe.apiUrl!);
  }

  /** Types a card and any other input into the hosted page, and pays. */
  async pay(url: string, number: string = cards.good, typed: Record<string, string> = {}) {
    return this.post(url, { number, expiry: '12/34', cvc: '123', name: 'Hannah', ...typed });
  }

  /** Confirms the change shown on a page of the portal. */
  async confirm(url: string): Promise<void> {
    const page = await (await fetch(url)).text();
    const [, action] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
    const [, price] = /name="price" value="([^"]+)"/.exec(page) ?? [];
    await this.post(new URL(action!, url).toString(), { price: price! });
  }

  /** Gives the customer another card, as the portal does. */
  async useCard(customer: string, subscription: string, named: string): Promise<void> {
    const card = await this.stripe.paymentMethods.attach(named, { customer });
    await this.stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
    await this.stripe.subscriptions.update(subscription, { default_payment_method: card.id });
  }

  /** Delivers due events to the webhook, and waits until all have been processed. */
  async settled(): Promise<void> {
    await this.app.visitor().post('/sandbox/stripe/knobs/deliveries');
    await eventually(async () => {
      const [row] = await new People(this.app.app).rows<{ open: number }>(
        'select count(*)::int as open from provider_events where applied_at is null',
      );
      return row!.open === 0;
    });
  }

  /** The only subscription of the customer with this email. */
  async subscriptionOf(email: string): Promise<Stripe.Subscription> {
    const [customer] = (await this.stripe.customers.list({ email, limit: 1 })).data;
    return (await this.stripe.subscriptions.list({ customer: customer!.id, limit: 1 })).data[0]!;
  }

  turn(knobs: object): Promise<Answer> {
    return this.app.visitor().post('/sandbox/stripe/knobs', knobs);
  }

  /** Moves the product's clock and the provider's, and waits for the effects. */
  async advance(duration: string): Promise<void> {
    await this.app.visitor().post('/sandbox/api/clock', { advance: duration });
    await this.settled();
  }

  private async post(url: string, fields: Record<string, string>): Promise<{ status: number; to: string | null }> {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, to: answer.headers.get('location') };
  }
}

/** The upgrade page's request. */
export const checkoutInput = (brandUid: string, plan: PlanId, more: object = {}) => ({
  brand_uid: brandUid,
  selected_plan: plan,
  price_id: planFor(plan).priceID,
  user_session: {},
  ...more,
});

export const initCheckout = (brand: Visitor, brandUid: string, plan: PlanId, more: object = {}) =>
  brand.post('/api/v1/functions/initCheckout', checkoutInput(brandUid, plan, more));
