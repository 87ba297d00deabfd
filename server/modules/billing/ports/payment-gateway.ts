import type { PlanId } from '../../../contract/plans.js';
import type { BilledTo } from '../domain/billing-details.js';
import type { HostedPage } from '../domain/checkout.js';
import type { Dispute } from '../domain/refund.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import type { SubscriptionReading } from '../domain/subscription-reading.js';
import type { PaidPlanId } from '../domain/subscription.js';

/** An invoice at the card provider. */
export type Invoice = Readonly<{
  id: string;
  /** Null until it is finalised. */
  number: string | null;
  state: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  totalPence: number;
  /** Net amount and VAT; their sum is the total. */
  netPence: number;
  vatPence: number;
  /** Reverse charge: an EU business accounts for the VAT itself. */
  reverseCharge: boolean;
  /** The customer’s VAT number on the invoice. */
  customerVatNumber: string | null;
  paidPence: number;
  /** When it was issued. */
  createdAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
  lines: readonly Readonly<{ text: string; amountPence: number }>[];
  /** Where to view and pay it; null until it is finalised. */
  url: string | null;
  pdfUrl: string | null;
  /** The payment to refund; null without one. */
  paymentId: string | null;
}>;

/**
 * Idempotency key: repeating a call with the same key has no further effect. Keys are stored before the call: see
 * ProviderCalls.
 */
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
/** The page of the portal: the whole, changing the card, confirming another plan, or cancelling. */
export type PortalVisit =
  | Readonly<{ to: 'home' | 'card' }>
  | Readonly<{ to: 'plan'; subscriptionId: string; plan: PaidPlanId }>
  | Readonly<{ to: 'end'; subscriptionId: string }>;
export type PortalParams = PortalVisit & Readonly<{ customerId: string; returnUrl: string }>;
/**
 * Without a subscription, the price of a first one; without a customer whose country is known, the price for a UK
 * brand.
 */
export type PlanPreviewParams = Readonly<{
  subscriptionId: string | null;
  customerId: string | null;
  plan: PaidPlanId;
}>;
export type ExtraParams = Readonly<{
  brandId: string;
  customerId: string;
  /** Whose next invoice gets the item; null without an active subscription. */
  subscriptionId: string | null;
  collabId: string;
  pricePence: number;
  plan: PlanId;
}>;
export type RefundParams = Readonly<{ refundId: string; brandId: string; paymentId: string; amountPence: number }>;

export type CheckoutReading = Readonly<{
  /** Our own id for it. */
  checkoutId: string | null;
  customerId: string | null;
  state: 'open' | 'paid' | 'expired';
  paymentId: string | null;
  /** The total, including VAT. */
  totalPence: number;
}>;
export type RefundReading = Readonly<{
  refundId: string | null;
  providerId: string;
  state: 'asked' | 'done' | 'failed';
}>;

/**
 * The card provider. Throws billingErrors.providerAway without a response, billingErrors.providerRefused on a refusal.
 */
export abstract class PaymentGateway {
  /** Whether it responds at all. */
  abstract ping(): Promise<void>;

  /** Verifies and parses a webhook request's raw body. @throws billingErrors.badSignature */
  abstract readEvent(body: Uint8Array, signature: string): ProviderEvent;

  /**
   * Sets up the catalogue there: a product and a price per plan, and the portal's settings. Returns one line per
   * change. `keyFor` gives each call's idempotency key, stored before the call.
   */
  abstract syncCatalogue(keyFor: (subject: string) => Promise<CallKey>, returnUrl: string): Promise<string[]>;

  /** Returns the customer's id. */
  abstract createCustomer(key: CallKey, params: CustomerParams): Promise<string>;

  /** A page to pay for a first subscription. */
  abstract openPlanCheckout(key: CallKey, params: PlanCheckoutParams): Promise<HostedPage>;

  /** A page to pay for one Collab. */
  abstract openCollabCheckout(key: CallKey, params: CollabCheckoutParams): Promise<HostedPage>;

  /**
   * A page of the portal, with this customer signed in. Upgrades take effect at once with proration, downgrades and
   * cancellation at the end of the period.
   */
  abstract openPortal(key: CallKey, params: PortalParams): Promise<HostedPage>;

  /**
   * The amount due now for switching to this plan, in pence including VAT: with a subscription, the rest of the period
   * at the new price minus what is already paid.
   */
  abstract previewPlan(params: PlanPreviewParams): Promise<number>;

  /** The customer's billing details; null if the customer has been deleted. */
  abstract readBilledTo(customerId: string): Promise<BilledTo | null>;

  /** Expires the session, so it can no longer be paid. A finished one isn't changed. */
  abstract expireCheckout(key: CallKey, sessionId: string): Promise<void>;

  /** Null when there is no such session; the same goes for the methods below. */
  abstract readCheckout(sessionId: string): Promise<CheckoutReading | null>;

  /** The subscription in force: the active one, else the newest; null if there has never been one. */
  abstract readSubscription(customerId: string): Promise<SubscriptionReading | null>;

  /**
   * A closed account (`open` false) doesn't renew: its subscription ends with its period. If the account is restored,
   * the subscription continues, unless the brand itself had cancelled it. Without a subscription, does nothing.
   * Idempotent.
   */
  abstract followAccount(customerId: string, open: boolean): Promise<void>;

  /** Sets the customer's email and portal sign-in address. Idempotent. */
  abstract changeEmail(customerId: string, email: string): Promise<void>;

  /** Adds an item to the next invoice. Returns its id. */
  abstract addExtra(key: CallKey, params: ExtraParams): Promise<string>;

  /** This Collab's item, in case its idempotency key has expired there; null if there is none. */
  abstract findExtra(customerId: string, collabId: string): Promise<string | null>;

  /** Ids of pending items that aren't on an invoice yet, oldest first. */
  abstract pendingExtras(customerId: string): Promise<string[]>;

  /** Creates an invoice for pending items and charges it at once. Returns its id. */
  abstract invoicePending(key: CallKey, customerId: string): Promise<string>;

  /** Newest first, at most 100. */
  abstract invoices(customerId: string): Promise<Invoice[]>;

  /** Null when this customer has no such invoice. */
  abstract invoice(customerId: string, invoiceId: string): Promise<Invoice | null>;

  abstract refund(key: CallKey, params: RefundParams): Promise<RefundReading>;

  abstract readRefund(providerId: string): Promise<RefundReading | null>;

  /** With the customer whose payment is disputed, if known. */
  abstract readDispute(
    disputeId: string,
  ): Promise<(Omit<Dispute, 'brandId' | 'updatedAt'> & { customerId: string | null }) | null>;
}
