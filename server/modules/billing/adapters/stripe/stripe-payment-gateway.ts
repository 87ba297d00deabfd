import Stripe from 'stripe';
import type { Config } from '../../../../config.js';
import { currency, planFor, singleCollab } from '../../../../contract/plans.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { BilledTo } from '../../domain/billing-details.js';
import type { HostedPage } from '../../domain/checkout.js';
import {
  type CallKey,
  type CheckoutReading,
  type CollabCheckoutParams,
  type CustomerParams,
  type ExtraParams,
  type Invoice,
  PaymentGateway,
  type PlanCheckoutParams,
  type PlanPreviewParams,
  type PortalParams,
  type RefundParams,
  type RefundReading,
} from '../../ports/payment-gateway.js';
import type { ProviderEvent } from '../../domain/provider-event.js';
import type { SubscriptionReading } from '../../domain/subscription-reading.js';
import { type KeyFor, StripeCatalogue, StripeVat } from './stripe-catalogue.js';
import { StripePlanChanges } from './stripe-plan-changes.js';
import { StripeSubscriptions } from './stripe-subscriptions.js';
import { asking, connect, isRefusal, isUnknown } from './stripe-connection.js';
import { idOf, toBilledTo, toCheckoutReading, toInvoice, toRefundReading } from './stripe-readings.js';

const toPage = ({ id, url, expires_at }: Stripe.Checkout.Session): HostedPage => ({
  sessionId: id,
  url: url!,
  expiresAt: new Date(expires_at * 1_000),
});

/** https://docs.stripe.com/api and, for signatures, https://docs.stripe.com/webhooks/signature */
export class StripePaymentGateway extends PaymentGateway {
  private readonly stripe: Stripe;
  private readonly vat: StripeVat;
  private readonly catalogue: StripeCatalogue;
  private readonly planChanges: StripePlanChanges;
  private readonly subscriptions: StripeSubscriptions;
  private readonly webhookSecret: string;

  constructor({ stripe, vat }: Pick<Config, 'stripe' | 'vat'>) {
    super();
    this.stripe = connect(stripe.secretKey, stripe.apiUrl);
    this.vat = new StripeVat(vat.prices);
    this.catalogue = new StripeCatalogue(this.stripe, this.vat);
    this.planChanges = new StripePlanChanges(this.stripe, this.catalogue, this.vat);
    this.subscriptions = new StripeSubscriptions(this.stripe, this.catalogue);
    this.webhookSecret = stripe.webhookSecret;
  }

  async ping(): Promise<void> {
    try {
      await this.stripe.balance.retrieve();
    } catch {
      throw billingErrors.providerAway();
    }
  }

  readEvent(body: Uint8Array, signature: string): ProviderEvent {
    try {
      const event = this.stripe.webhooks.constructEvent(Buffer.from(body), signature, this.webhookSecret);
      return { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000), payload: event };
    } catch {
      throw billingErrors.badSignature();
    }
  }

  syncCatalogue(keyFor: KeyFor, returnUrl: string): Promise<string[]> {
    return this.catalogue.sync(keyFor, returnUrl);
  }

  async createCustomer(idempotencyKey: CallKey, { brandId, name, email }: CustomerParams): Promise<string> {
    const params = { name, email, metadata: { brand_id: brandId } };
    return (await asking(this.stripe.customers.create(params, { idempotencyKey }))).id;
  }

  async openPlanCheckout(idempotencyKey: CallKey, params: PlanCheckoutParams): Promise<HostedPage> {
    const { checkoutId, brandId, customerId, plan, successUrl, cancelUrl } = params;
    const price = await this.catalogue.priceOf(plan);
    const session: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: checkoutId,
      line_items: [{ price, quantity: 1 }],
      metadata: { brand_id: brandId },
      subscription_data: { metadata: { brand_id: brandId } },
      ...this.vat.ofCheckout,
      success_url: successUrl,
      cancel_url: cancelUrl,
    };
    return toPage(await asking(this.stripe.checkout.sessions.create(session, { idempotencyKey })));
  }

  async openCollabCheckout(idempotencyKey: CallKey, params: CollabCheckoutParams): Promise<HostedPage> {
    const { checkoutId, brandId, customerId, collabId, pricePence, successUrl, cancelUrl } = params;
    const metadata = { brand_id: brandId, collab_id: collabId };
    const session: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      customer: customerId,
      client_reference_id: checkoutId,
      line_items: [
        {
          quantity: 1,
          price_data: {
            ...{ currency, unit_amount: pricePence, product_data: { name: singleCollab } },
            ...this.vat.ofPrice,
          },
        },
      ],
      invoice_creation: { enabled: true, invoice_data: { metadata } },
      payment_intent_data: { metadata },
      ...this.vat.ofCheckout,
      metadata,
      success_url: successUrl,
      cancel_url: cancelUrl,
    };
    return toPage(await asking(this.stripe.checkout.sessions.create(session, { idempotencyKey })));
  }

  openPortal(key: CallKey, params: PortalParams): Promise<HostedPage> {
    return this.planChanges.openPortal(key, params);
  }

  previewPlan(params: PlanPreviewParams): Promise<number> {
    return this.planChanges.previewPlan(params);
  }

  async readBilledTo(customerId: string): Promise<BilledTo | null> {
    const customer = await this.orNull(this.stripe.customers.retrieve(customerId, { expand: ['tax_ids'] }));
    return customer && !customer.deleted ? toBilledTo(customer) : null;
  }

  async expireCheckout(idempotencyKey: CallKey, sessionId: string): Promise<void> {
    await asking(
      this.stripe.checkout.sessions.expire(sessionId, {}, { idempotencyKey }).catch((error: unknown) => {
        if (!isRefusal(error)) throw error; // it is complete or has expired
      }),
    );
  }

  async readCheckout(sessionId: string): Promise<CheckoutReading | null> {
    const session = await this.orNull(this.stripe.checkout.sessions.retrieve(sessionId));
    return session && toCheckoutReading(session);
  }

  readSubscription(customerId: string): Promise<SubscriptionReading | null> {
    return this.subscriptions.read(customerId);
  }

  followAccount(customerId: string, open: boolean): Promise<void> {
    return this.subscriptions.followAccount(customerId, open);
  }

  async changeEmail(customerId: string, email: string): Promise<void> {
    await asking(this.stripe.customers.update(customerId, { email }));
  }

  async addExtra(idempotencyKey: CallKey, params: ExtraParams): Promise<string> {
    const { brandId, customerId, subscriptionId, collabId, pricePence, plan } = params;
    const item: Stripe.InvoiceItemCreateParams = {
      customer: customerId,
      ...(subscriptionId ? { subscription: subscriptionId } : {}),
      amount: pricePence,
      currency,
      ...this.vat.ofPrice,
      description: `Extra Collab on ${planFor(plan).name}`,
      metadata: { brand_id: brandId, collab_id: collabId },
    };
    return (await asking(this.stripe.invoiceItems.create(item, { idempotencyKey }))).id;
  }

  async findExtra(customerId: string, collabId: string): Promise<string | null> {
    const items = await asking(
      this.stripe.invoiceItems.list({ customer: customerId, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    );
    return items.find(({ metadata }) => metadata?.collab_id === collabId)?.id ?? null;
  }

  async pendingExtras(customerId: string): Promise<string[]> {
    const params = { customer: customerId, pending: true, limit: 100 };
    const items = await asking(this.stripe.invoiceItems.list(params).autoPagingToArray({ limit: 10_000 }));
    return items.sort((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  }

  async invoicePending(idempotencyKey: CallKey, customerId: string): Promise<string> {
    const params: Stripe.InvoiceCreateParams = {
      customer: customerId,
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'include',
      auto_advance: true,
      ...this.vat.ofInvoice,
    };
    return (await asking(this.stripe.invoices.create(params, { idempotencyKey }))).id;
  }

  async invoices(customerId: string): Promise<Invoice[]> {
    const { data } = await asking(this.stripe.invoices.list({ customer: customerId, limit: 100 }));
    return data.map((invoice) => toInvoice(invoice));
  }

  async invoice(customerId: string, invoiceId: string): Promise<Invoice | null> {
    const invoice = await this.orNull(this.stripe.invoices.retrieve(invoiceId));
    if (!invoice || idOf(invoice.customer) !== customerId) return null;
    const { data } = await asking(this.stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 }));
    const payment = data[0]?.payment;
    return toInvoice(invoice, idOf(payment?.payment_intent) ?? idOf(payment?.charge));
  }

  async refund(idempotencyKey: CallKey, params: RefundParams): Promise<RefundReading> {
    const { refundId, brandId, paymentId, amountPence } = params;
    const what = paymentId.startsWith('ch_') ? { charge: paymentId } : { payment_intent: paymentId };
    const refund: Stripe.RefundCreateParams = {
      ...what,
      amount: amountPence,
      reason: 'requested_by_customer',
      metadata: { brand_id: brandId, refund_id: refundId },
    };
    return toRefundReading(await asking(this.stripe.refunds.create(refund, { idempotencyKey })));
  }

  async readRefund(providerId: string): Promise<RefundReading | null> {
    const refund = await this.orNull(this.stripe.refunds.retrieve(providerId));
    return refund && toRefundReading(refund);
  }

  async readDispute(disputeId: string) {
    const dispute = await this.orNull(this.stripe.disputes.retrieve(disputeId, { expand: ['charge'] }));
    return (
      dispute && {
        id: dispute.id,
        amountPence: dispute.amount,
        reason: dispute.reason,
        state: dispute.status,
        openedAt: new Date(dispute.created * 1_000),
        customerId: idOf((dispute.charge as Stripe.Charge | null)?.customer),
      }
    );
  }

  private orNull<T>(question: Promise<T>): Promise<T | null> {
    return asking<T | null>(
      question.catch((error: unknown) => {
        if (isUnknown(error)) return null;
        throw error;
      }),
    );
  }
}
