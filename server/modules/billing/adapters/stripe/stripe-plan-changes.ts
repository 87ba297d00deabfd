import type Stripe from 'stripe';
import { currency, planFor } from '../../../../contract/plans.js';
import type { HostedPage } from '../../domain/checkout.js';
import type { PaidPlanId } from '../../domain/subscription.js';
import type { CallKey, PortalParams, PlanPreviewParams } from '../../ports/payment-gateway.js';
import type { StripeCatalogue, StripeVat } from './stripe-catalogue.js';
import { asking } from './stripe-connection.js';

/** The customer portal, and previews of plan changes. https://docs.stripe.com/customer-management/portal-deep-links */
export class StripePlanChanges {
  constructor(
    private readonly stripe: Stripe,
    private readonly catalogue: StripeCatalogue,
    private readonly vat: StripeVat,
  ) {}

  async openPortal(idempotencyKey: CallKey, params: PortalParams): Promise<HostedPage> {
    const { customerId, returnUrl } = params;
    const session: Stripe.BillingPortal.SessionCreateParams = {
      customer: customerId,
      return_url: returnUrl,
      configuration: await this.catalogue.portalConfiguration(),
      ...(params.to === 'home' ? {} : { flow_data: await this.flowOf(params) }),
    };
    const { id, url } = await asking(this.stripe.billingPortal.sessions.create(session, { idempotencyKey }));
    return { sessionId: id, url, expiresAt: null };
  }

  async previewPlan({ subscriptionId, customerId, plan }: PlanPreviewParams): Promise<number> {
    if (!subscriptionId) return this.previewFirst(plan, customerId);
    const items = await this.itemsOn(subscriptionId, plan);
    const subscription_details = { items, proration_behavior: 'always_invoice' } as const;
    const preview = { subscription: subscriptionId, subscription_details };
    return (await asking(this.stripe.invoices.createPreview(preview))).amount_due;
  }

  /** If no VAT is added, there is no need to ask Stripe: the price is the same in every country. */
  private async previewFirst(plan: PaidPlanId, customer: string | null): Promise<number> {
    if (this.vat.ofPrice.tax_behavior !== 'exclusive') return planFor(plan).priceMonthlyPence;
    const preview = {
      ...(customer ? { customer } : { customer_details: { address: { country: 'GB' } } }),
      automatic_tax: { enabled: true },
      currency,
      subscription_details: { items: [{ price: await this.catalogue.priceOf(plan) }] },
    };
    return (await asking(this.stripe.invoices.createPreview(preview))).amount_due;
  }

  private async flowOf(params: PortalParams): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
    const after_completion = { type: 'redirect', redirect: { return_url: params.returnUrl } } as const;
    if (params.to === 'end') {
      const subscription_cancel = { subscription: params.subscriptionId };
      return { type: 'subscription_cancel', after_completion, subscription_cancel };
    }
    if (params.to !== 'plan') return { type: 'payment_method_update', after_completion };
    const { subscriptionId, plan } = params;
    return {
      type: 'subscription_update_confirm',
      after_completion,
      subscription_update_confirm: {
        subscription: subscriptionId,
        items: await this.itemsOn(subscriptionId, plan),
      },
    };
  }

  /** A subscription item with this plan's price. */
  private async itemsOn(subscriptionId: string, plan: PaidPlanId) {
    const { items } = await asking(this.stripe.subscriptions.retrieve(subscriptionId));
    return [{ id: items.data[0]!.id, price: await this.catalogue.priceOf(plan), quantity: 1 }];
  }
}
