import { planFor } from '../../../../contract/plans.js';
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

type Session = CheckoutReading & Readonly<{ page: HostedPage }>;

/** A small card provider: records requests, applies each key once, and accepts only the signature `genuine`. */
export class InMemoryPaymentGateway extends PaymentGateway {
  /** Every call that took effect, by name. */
  readonly calls: { name: string; params: object }[] = [];
  readonly subscriptions = new Map<string, SubscriptionReading>();
  readonly sessions = new Map<string, Session>();
  readonly billedTo = new Map<string, BilledTo>();
  readonly extras: (ExtraParams & { id: string; invoiced: boolean })[] = [];
  readonly invoicesOf = new Map<string, Invoice[]>();
  readonly refunds = new Map<string, RefundReading>();
  readonly disputes = new Map<string, Awaited<ReturnType<PaymentGateway['readDispute']>>>();
  /** The emails set on customers after their creation. */
  readonly emails = new Map<string, string>();
  /** How many of the next calls take effect although their response is lost. */
  loseAnswers = 0;
  /** Payments that can't be refunded. */
  readonly unreturnable = new Set<string>();
  /** What VAT adds to the price of a Collab. */
  vatPence = 0;
  isAway = false;
  /** Customers whose subscription ends because their account is closed. */
  private readonly stopped = new Set<string>();
  private readonly answers = new Map<CallKey, unknown>();

  async ping(): Promise<void> {
    if (this.isAway) throw billingErrors.providerAway();
  }

  readEvent(body: Uint8Array, signature: string): ProviderEvent {
    if (signature !== 'genuine') throw billingErrors.badSignature();
    const event = JSON.parse(new TextDecoder().decode(body)) as { id: string; type: string; created: number };
    return { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000), payload: event };
  }

  async syncCatalogue(): Promise<string[]> {
    return [];
  }

  createCustomer(key: CallKey, params: CustomerParams): Promise<string> {
    return this.once(key, 'customer', params, (number) => `cus_${number}`);
  }

  openPlanCheckout(key: CallKey, params: PlanCheckoutParams): Promise<HostedPage> {
    return this.once(key, 'plan-checkout', params, (number) =>
      this.session(number, params, planFor(params.plan).priceMonthlyPence),
    );
  }

  openCollabCheckout(key: CallKey, params: CollabCheckoutParams): Promise<HostedPage> {
    return this.once(key, 'collab-checkout', params, (number) =>
      this.session(number, params, params.pricePence + this.vatPence),
    );
  }

  openPortal(key: CallKey, params: PortalParams): Promise<HostedPage> {
    return this.once(key, 'portal', params, (number) => pageOf(`bps_${number}`));
  }

  async previewPlan({ plan, subscriptionId }: PlanPreviewParams): Promise<number> {
    this.checkThere();
    if (!subscriptionId) return planFor(plan).priceMonthlyPence;
    return planFor(plan).priceMonthlyPence / 2; // as if mid-month, previously on Basic
  }

  async readBilledTo(customerId: string): Promise<BilledTo | null> {
    this.checkThere();
    return this.billedTo.get(customerId) ?? null;
  }

  async expireCheckout(_key: CallKey, sessionId: string): Promise<void> {
    this.checkThere();
    const session = this.sessions.get(sessionId)!;
    if (session.state === 'open') this.sessions.set(sessionId, { ...session, state: 'expired' });
  }

  async readCheckout(sessionId: string): Promise<CheckoutReading | null> {
    this.checkThere();
    return this.sessions.get(sessionId) ?? null;
  }

  async readSubscription(customerId: string): Promise<SubscriptionReading | null> {
    this.checkThere();
    return this.subscriptions.get(customerId) ?? null;
  }

  async followAccount(customerId: string, open: boolean): Promise<void> {
    this.checkThere();
    const running = this.subscriptions.get(customerId);
    if (!running || running.status === 'ended') return;
    if (open ? this.stopped.delete(customerId) : running.cancelsAt === null) {
      if (!open) this.stopped.add(customerId);
      this.subscriptions.set(customerId, { ...running, cancelsAt: open ? null : running.periodEndsAt });
    }
  }

  async changeEmail(customerId: string, email: string): Promise<void> {
    this.checkThere();
    this.emails.set(customerId, email);
  }

  addExtra(key: CallKey, params: ExtraParams): Promise<string> {
    const ended = [...this.subscriptions.values()].some(
      ({ providerId, status }) => providerId === params.subscriptionId && status === 'ended',
    );
    if (ended) return Promise.reject(billingErrors.providerRefused('This subscription has been canceled.'));
    return this.once(key, 'extra', params, (number) => {
      const id = `ii_${number}`;
      this.extras.push({ ...params, id, invoiced: false });
      return id;
    });
  }

  async findExtra(customerId: string, collabId: string): Promise<string | null> {
    return this.extras.find((one) => one.customerId === customerId && one.collabId === collabId)?.id ?? null;
  }

  async pendingExtras(customerId: string): Promise<string[]> {
    return this.extras.filter((one) => one.customerId === customerId && !one.invoiced).map(({ id }) => id);
  }

  invoicePending(key: CallKey, customerId: string): Promise<string> {
    return this.once(key, 'invoice-pending', { customerId }, (number) => {
      for (const extra of this.extras) if (extra.customerId === customerId) extra.invoiced = true;
      return `in_${number}`;
    });
  }

  async invoices(customerId: string): Promise<Invoice[]> {
    return this.invoicesOf.get(customerId) ?? [];
  }

  async invoice(customerId: string, invoiceId: string): Promise<Invoice | null> {
    return (await this.invoices(customerId)).find(({ id }) => id === invoiceId) ?? null;
  }

  refund(key: CallKey, params: RefundParams): Promise<RefundReading> {
    if (this.unreturnable.has(params.paymentId))
      return Promise.reject(billingErrors.providerRefused('Charge has already been refunded.'));
    return this.once(key, 'refund', params, (number) => {
      const reading = { refundId: params.refundId, providerId: `re_${number}`, state: 'done' } as const;
      this.refunds.set(reading.providerId, reading);
      return reading;
    });
  }

  async readRefund(providerId: string): Promise<RefundReading | null> {
    return this.refunds.get(providerId) ?? null;
  }

  async readDispute(disputeId: string) {
    return this.disputes.get(disputeId) ?? null;
  }

  /** The customer pays on the page. */
  pay(sessionId: string): void {
    this.sessions.set(sessionId, { ...this.sessions.get(sessionId)!, state: 'paid', paymentId: `pi_of_${sessionId}` });
  }

  /** What the provider does after a day. */
  forgetKeys(): void {
    this.answers.clear();
  }

  /** How often a call with this name took effect. */
  count(name: string): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  private session(
    number: number,
    { checkoutId, customerId }: { checkoutId: string; customerId: string },
    totalPence: number,
  ): HostedPage {
    const page = pageOf(`cs_${number}`);
    this.sessions.set(page.sessionId, { page, checkoutId, customerId, state: 'open', paymentId: null, totalPence });
    return page;
  }

  private async once<T>(key: CallKey, name: string, params: object, work: (number: number) => T): Promise<T> {
    this.checkThere();
    if (!this.answers.has(key)) {
      this.calls.push({ name, params });
      this.answers.set(key, work(this.calls.length));
    }
    if (this.loseAnswers-- > 0) throw billingErrors.providerAway();
    return this.answers.get(key) as T;
  }

  private checkThere(): void {
    if (this.isAway) throw billingErrors.providerAway();
  }
}

const pageOf = (sessionId: string): HostedPage => ({
  sessionId,
  url: `https://pay.test/${sessionId}`,
  expiresAt: null,
});
