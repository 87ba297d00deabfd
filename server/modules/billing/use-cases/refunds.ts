import { type Actor, type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { billingErrors, isRefused } from '../domain/billing.errors.js';
import { keepAgain, takeKeptBack } from '../domain/credit-moves.js';
import { leavesKept } from '../domain/credit.js';
import { askRefund, noteDispute, type Refund, settleRefund } from '../domain/refund.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { PaymentGateway, RefundReading } from '../ports/payment-gateway.js';
import type {
  BillingOrders,
  Customers,
  DisputeRepository,
  ProviderCalls,
  RefundRepository,
} from '../ports/provider.js';
import type { CheckoutRepository } from '../ports/subscriptions.js';

/** One Collab's own checkout, or one invoice. */
export type RefundInput = Readonly<{
  brandId: string;
  collabId: string | null;
  invoiceId: string | null;
  amountPence: number;
  reason: string;
}>;

/** `collabId` if it was for one Collab, even if staff chose its checkout's invoice. */
type Payment = Readonly<{ paymentId: string; paidPence: number; collabId: string | null }>;

/** Staff refund a payment; any credit left from a returned Collab is removed. */
export class AskRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly credits: CreditRepository,
    private readonly customers: Customers,
    private readonly gateway: PaymentGateway,
    private readonly orders: BillingOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws billing/nothing-paid, billing/too-much-back, billing/credit-used, billing/reason-needed, billing/not-staff */
  async execute(actor: Actor, input: RefundInput): Promise<Refund> {
    const { paymentId, paidPence, collabId } = await this.paymentOf(input);
    return this.transaction.inTransaction(async () => {
      const account = await this.credits.lock(input.brandId);
      const now = this.clock.now();
      const leftPence = paidPence - (await this.refunds.returnedOf(paymentId));

      const [refund, event] = askRefund({ ...input, collabId, paymentId }, leftPence, actor, now);

      const credit = collabId ? await this.credits.find(collabId) : null;
      const isFirst = leftPence === paidPence;
      if (isFirst && credit && leavesKept(credit))
        await this.credits.save(takeKeptBack(account, credit, refund.reason, { actor, now }));
      const saved = await this.refunds.save(refund, event);
      await this.orders.payBack(saved.id);
      return saved;
    });
  }

  private async paymentOf({ brandId, collabId, invoiceId }: RefundInput): Promise<Payment> {
    const payment = collabId ? await this.ofCollab(brandId, collabId) : await this.ofInvoice(brandId, invoiceId ?? '');
    if (!payment) throw billingErrors.nothingPaid();
    return payment;
  }

  private async ofCollab(brandId: string, collabId: string): Promise<Payment | null> {
    const checkout = await this.checkouts.forCollab(collabId);
    if (checkout?.brandId !== brandId || checkout.state !== 'paid' || !checkout.paymentId) return null;
    const seen = await this.gateway.readCheckout(checkout.sessionId!);
    return { paymentId: checkout.paymentId, paidPence: seen?.totalPence ?? checkout.pricePence, collabId };
  }

  private async ofInvoice(brandId: string, invoiceId: string): Promise<Payment | null> {
    const customer = await this.customers.ofBrand(brandId);
    const invoice = customer && (await this.gateway.invoice(customer.customerId, invoiceId));
    if (!invoice?.paymentId) return null;
    const { paymentId, paidPence } = invoice;
    const checkout = await this.checkouts.ofPayment(brandId, paymentId);
    return { paymentId, paidPence, collabId: checkout?.collabId ?? null };
  }
}

/** Refunds a payment at the card provider at staff's request, once. */
export class PayBack {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly calls: ProviderCalls,
    private readonly gateway: PaymentGateway,
    private readonly settle: SettleRefund,
    private readonly clock: Clock,
  ) {}

  async execute(refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.state !== 'asked') return;
    const { brandId, paymentId, amountPence } = refund;
    const wanted = { refundId, brandId, paymentId, amountPence };
    const { key, params, answer } = await this.calls.prepare('refund', refundId, wanted, this.clock.now());

    if (answer) {
      await this.settle.execute(answer); // it is pending there, and the key may have expired
      return;
    }
    const reading = await this.gateway.refund(key, params).catch((error: unknown) => {
      if (isRefused(error)) return null; // refunded in another way, or disputed: retrying changes nothing
      throw error;
    });

    if (reading) await this.calls.answered(key, reading.providerId);
    await this.settle.note({ state: 'failed', providerId: null, ...reading, refundId });
  }
}

/** The result of a refund at the card provider. If it failed, the brand gets its credit back. */
export class SettleRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly credits: CreditRepository,
    private readonly gateway: PaymentGateway,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** False when the provider knows no such refund. @param providerId the provider's own id */
  async execute(providerId: string): Promise<boolean> {
    const reading = await this.gateway.readRefund(providerId);
    if (reading) await this.note(reading);
    return reading !== null;
  }

  /** @param reading without the provider's id if no refund was created */
  note({ refundId, providerId, state }: Omit<RefundReading, 'providerId'> & { providerId: string | null }) {
    return this.transaction.inTransaction(async () => {
      const refund = refundId ? await this.refunds.find(refundId) : null;
      const now = this.clock.now();
      const settled = refund && settleRefund(refund, state, providerId, now);
      if (!settled) return;
      const [next, event] = settled;
      await this.refunds.save(next, ...(event ? [event] : []));
      if ((refund.state === 'failed') !== (state === 'failed')) await this.moveCredit(next, now);
    });
  }

  /** The kept credit depends on the payment: if another refund of the same payment succeeded, it stays removed. */
  private async moveCredit({ brandId, collabId, paymentId, amountPence, state, reason }: Refund, now: Date) {
    const account = await this.credits.lock(brandId);
    const credit = collabId ? await this.credits.find(collabId) : null;
    const returnedPence = await this.refunds.returnedOf(paymentId);
    const facts = { actor: theProduct, now };
    if (!credit || !leavesKept(credit)) return;
    if (state === 'failed' && returnedPence === 0) await this.credits.save(keepAgain(account, credit, reason, facts));
    const isOnly = state !== 'failed' && returnedPence === amountPence;
    if (isOnly && account.keptLeft > 0) await this.credits.save(takeKeptBack(account, credit, reason, facts));
  }
}

/** A payment is disputed, or the dispute's status has changed: staff see it on the brand's billing. */
export class NoteDispute {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly customers: Customers,
    private readonly gateway: PaymentGateway,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** False when the provider knows no such dispute. */
  async execute(disputeId: string): Promise<boolean> {
    const read = await this.gateway.readDispute(disputeId);
    if (!read) return false;
    const { customerId, ...seen } = read;
    const brandId = customerId ? await this.customers.brandOf(customerId) : null;
    const now = this.clock.now();
    await this.transaction.inTransaction(async () => {
      const noted = noteDispute(await this.disputes.find(disputeId), { ...seen, brandId, updatedAt: now }, now);
      if (noted) await this.disputes.note(...noted);
    });
    return true;
  }
}
