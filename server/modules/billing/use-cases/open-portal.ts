import { type Actor, checkMember } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import type { HostedPage } from '../domain/checkout.js';
import { isLive } from '../domain/subscription.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';
import type { CheckoutPages } from './checkout-pages.js';

export const portalPages = ['home', 'card', 'end'] as const;
export type PortalPage = (typeof portalPages)[number];

/** A brand goes to the card provider's portal, signed in: for its invoices and cards, another card, or the end of its plan. */
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
