import { type Actor, checkMember, type Clock, newId } from '../../../shared/kernel/index.js';
import type { Checkout, HostedPage } from '../domain/checkout.js';
import { isLive, type PaidPlanId } from '../domain/subscription.js';
import type { PaymentGateway, PortalVisit } from '../ports/payment-gateway.js';
import type { ProviderCalls } from '../ports/provider.js';
import type { EnsureCustomer } from './customer.js';
import { billingErrors } from '../domain/billing.errors.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';

/**
 * A service for use cases that redirect someone to pay: the card provider's pages, and the return to ours. Returning
 * grants nothing; only the provider's own confirmation does.
 */
export class CheckoutPages {
  constructor(
    private readonly customers: EnsureCustomer,
    private readonly calls: ProviderCalls,
    private readonly gateway: PaymentGateway,
    private readonly publicUrl: string,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: the same checkout gets the same page. @throws billing/provider-away, billing/provider-refused */
  async make({ id, brandId, plan, collabId, pricePence }: Checkout): Promise<HostedPage> {
    const { customerId } = await this.customers.execute(brandId);
    const facts = { checkoutId: id, brandId, customerId, ...this.waysBack(collabId) };
    const now = this.clock.now();
    const page = collabId
      ? await this.ofCollab({ ...facts, collabId, pricePence }, now)
      : await this.ofPlan({ ...facts, plan: plan as PaidPlanId }, now);
    return page;
  }

  /** Expires the checkout; a finished one isn't changed. */
  async close(checkoutId: string, sessionId: string): Promise<void> {
    const { key, params } = await this.calls.prepare('expire-checkout', checkoutId, { sessionId }, this.clock.now());
    await this.gateway.expireCheckout(key, params.sessionId);
    await this.calls.answered(key, sessionId);
  }

  /**
   * A page of the provider's portal, with the brand signed in. @throws billing/provider-away, billing/provider-refused
   */
  async portal(brandId: string, visit: PortalVisit): Promise<HostedPage> {
    const { customerId } = await this.customers.execute(brandId);
    const wanted = { ...visit, customerId, returnUrl: `${this.publicUrl}/app/billing/back` };
    const { key, params } = await this.calls.prepare('portal', newId(), wanted, this.clock.now());
    const page = await this.gateway.openPortal(key, params);
    await this.calls.answered(key, page.sessionId);
    return page;
  }

  private async ofPlan(wanted: Parameters<PaymentGateway['openPlanCheckout']>[1], now: Date): Promise<HostedPage> {
    const { key, params } = await this.calls.prepare('checkout', wanted.checkoutId, wanted, now);
    const page = await this.gateway.openPlanCheckout(key, params);
    await this.calls.answered(key, page.sessionId);
    return page;
  }

  private async ofCollab(wanted: Parameters<PaymentGateway['openCollabCheckout']>[1], now: Date): Promise<HostedPage> {
    const { key, params } = await this.calls.prepare('checkout', wanted.checkoutId, wanted, now);
    const page = await this.gateway.openCollabCheckout(key, params);
    await this.calls.answered(key, page.sessionId);
    return page;
  }

  /** The provider replaces the placeholder with its session's id. */
  private waysBack(collabId: string | null) {
    if (!collabId) {
      const pages = `${this.publicUrl}/app/billing`;
      return {
        successUrl: `${pages}/done?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${pages}/back?checkout=cancelled`,
      };
    }
    const back = `${this.publicUrl}/app/collabs/${collabId}?payment=`;
    return { successUrl: `${back}success`, cancelUrl: `${back}cancelled` };
  }
}

export const portalPages = ['home', 'card', 'end'] as const;
export type PortalPage = (typeof portalPages)[number];

/**
 * A brand opens the card provider's portal, signed in, for invoices and cards, changing the card, or cancelling its
 * plan.
 */
export class OpenPortal {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly pages: CheckoutPages,
  ) {}

  /** @throws identity/role-not-enough, billing/nothing-to-end, billing/provider-away */
  async execute(actor: Actor, brandId: string, to: PortalPage): Promise<HostedPage> {
    checkMember(actor, 'billing');
    if (to !== 'end') return this.pages.portal(brandId, { to });
    const subscription = await this.subscriptions.find(brandId);
    if (!subscription || !isLive(subscription) || subscription.cancelsAt) throw billingErrors.nothingToEnd();
    return this.pages.portal(brandId, { to, subscriptionId: subscription.providerId });
  }
}
