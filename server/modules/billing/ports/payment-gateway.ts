import type { PlanId } from '../../../contract/plans.js';
import type { BilledTo } from '../domain/billing-details.js';
import type { HostedPage } from '../domain/checkout.js';
import type { Dispute } from '../domain/refund.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import type { SubscriptionReading } from '../domain/subscription-reading.js';
import type { PaidPlanId } from '../domain/subscription.js';

/** A bill as the card provider holds it. */
export type Invoice = Readonly<{
  id: string;
  /** Null until it is final. */
  number: string | null;
  state: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  totalPence: number;
  /** Without VAT, and the VAT of it; together the total. */
  netPence: number;
  vatPence: number;
  /** The customer accounts for the VAT: an EU business. */
  reverseCharge: boolean;
  /** The customer’s VAT number on it. */
  customerVatNumber: string | null;
  paidPence: number;
  createdAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
  lines: readonly Readonly<{ text: string; amountPence: number }>[];
  /** Where it can be read and paid; null until it is final. */
  url: string | null;
  pdfUrl: string | null;
  /** What was paid, for paying back; null when nothing was. */
  paymentId: string | null;
}>;

/** The same call, asked again with the same key, is carried out once. Keys are stored before the call: see ProviderCalls. */
export type CallKey = string;

export type CustomerParams = Readonly<{ brandId: string; name: string; email: string }>;
export type PlanCheckoutParams = Readonly<{
  checkoutId: string;
  brandId: string;
  customerId: string;
  plan: PaidPlanId;
  successUrl: string;
  cancelUrl: string;
}>;
export type CollabCheckoutParams = Readonly<{
  checkoutId: string;
  brandId: string;
  customerId: string;
  collabId: string;
  pricePence: number;
  successUrl: string;
  cancelUrl: string;
}>;
/** Which page of the portal: all of it, another card, the confirmation of another plan, or that of an end. */
export type PortalVisit =
  | Readonly<{ to: 'home' | 'card' }>
  | Readonly<{ to: 'plan'; subscriptionId: string; plan: PaidPlanId }>
  | Readonly<{ to: 'end'; subscriptionId: string }>;
export type PortalParams = PortalVisit & Readonly<{ customerId: string; returnUrl: string }>;
/** Without a subscription it is the first one; without a customer whose country is known, it is a brand in the United Kingdom. */
export type PlanPreviewParams = Readonly<{
  subscriptionId: string | null;
  customerId: string | null;
  plan: PaidPlanId;
}>;
export type ExtraParams = Readonly<{
  brandId: string;
  customerId: string;
  /** Whose next invoice takes it; null when no subscription runs. */
  subscriptionId: string | null;
  collabId: string;
  pricePence: number;
  plan: PlanId;
}>;
export type RefundParams = Readonly<{ refundId: string; brandId: string; paymentId: string; amountPence: number }>;

export type CheckoutReading = Readonly<{
  /** Our own id of it. */
  checkoutId: string | null;
  customerId: string | null;
  state: 'open' | 'paid' | 'expired';
  paymentId: string | null;
  /** What it comes to, with VAT. */
  totalPence: number;
}>;
export type RefundReading = Readonly<{
  refundId: string | null;
  providerId: string;
  state: 'asked' | 'done' | 'failed';
}>;

/** The card provider. What does not answer throws billingErrors.providerAway, what says no billingErrors.providerRefused. */
export abstract class PaymentGateway {
  /** Whether it answers us at all. */
  abstract ping(): Promise<void>;

  /** Reads what came to the webhook, byte for byte as it came. @throws billingErrors.badSignature */
  abstract readEvent(body: Uint8Array, signature: string): ProviderEvent;

  /**
   * Makes what is sold exist there: a product and a price a plan, and what brands may do in the portal. Answers a line a
   * change. `keyFor` gives the key of each call, stored before it.
   */
  abstract syncCatalogue(keyFor: (subject: string) => Promise<CallKey>, returnUrl: string): Promise<string[]>;

  /** Answers the customer's id. */
  abstract createCustomer(key: CallKey, params: CustomerParams): Promise<string>;

  /** A page on which a first subscription is paid for. */
  abstract openPlanCheckout(key: CallKey, params: PlanCheckoutParams): Promise<HostedPage>;

  /** A page on which one Collab is paid for. */
  abstract openCollabCheckout(key: CallKey, params: CollabCheckoutParams): Promise<HostedPage>;

  /**
   * A page of the portal, signed in for this customer. A plan goes up at once with proration, and down or to its end with the
   * period.
   */
  abstract openPortal(key: CallKey, params: PortalParams): Promise<HostedPage>;

  /**
   * What taking this plan costs at once, in pence with VAT: with a subscription the rest of the period at the new price, less what is
   * paid already.
   */
  abstract previewPlan(params: PlanPreviewParams): Promise<number>;

  /** Whom invoices are made out to; null for a customer that is gone. */
  abstract readBilledTo(customerId: string): Promise<BilledTo | null>;

  /** Nobody can pay there any more. Of one that is over already nothing is changed. */
  abstract expireCheckout(key: CallKey, sessionId: string): Promise<void>;

  /** Null when there is no such session; so with what follows. */
  abstract readCheckout(sessionId: string): Promise<CheckoutReading | null>;

  /** The subscription that counts: the live one, else the newest; null when there never was one. */
  abstract readSubscription(customerId: string): Promise<SubscriptionReading | null>;

  /**
   * A closed account (`open` false) doesn't renew: its subscription ends with its period. If the account opens again, the
   * subscription continues, unless the brand itself had cancelled it. Without a subscription, nothing happens. May be repeated.
   */
  abstract followAccount(customerId: string, open: boolean): Promise<void>;

  /** Where the provider writes, and signs the customer in. May be repeated. */
  abstract changeEmail(customerId: string, email: string): Promise<void>;

  /** One more item of the next invoice. Answers its id. */
  abstract addExtra(key: CallKey, params: ExtraParams): Promise<string>;

  /** The item of this Collab, for when a key may have been forgotten there; null when there is none. */
  abstract findExtra(customerId: string, collabId: string): Promise<string | null>;

  /** Ids of the items that no invoice has taken, oldest first. */
  abstract pendingExtras(customerId: string): Promise<string[]>;

  /** An invoice of its own for what is pending, charged at once. Answers its id. */
  abstract invoicePending(key: CallKey, customerId: string): Promise<string>;

  /** Newest first, at most 100. */
  abstract invoices(customerId: string): Promise<Invoice[]>;

  /** Null when there is no such invoice of this customer. */
  abstract invoice(customerId: string, invoiceId: string): Promise<Invoice | null>;

  abstract refund(key: CallKey, params: RefundParams): Promise<RefundReading>;

  abstract readRefund(providerId: string): Promise<RefundReading | null>;

  /** With the customer whose payment is disputed, where it is known. */
  abstract readDispute(
    disputeId: string,
  ): Promise<(Omit<Dispute, 'brandId' | 'updatedAt'> & { customerId: string | null }) | null>;
}
