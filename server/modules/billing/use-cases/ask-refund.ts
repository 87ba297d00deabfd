import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import { leavesKept } from '../domain/credit.js';
import { takeKeptBack } from '../domain/credit-moves.js';
import { askRefund, type Refund } from '../domain/refund.js';
import type { BillingOrders } from '../ports/billing-orders.js';
import type { CheckoutRepository } from '../ports/checkout.repository.js';
import type { CreditRepository } from '../ports/credit.repository.js';
import type { Customers } from '../ports/customers.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { RefundRepository } from '../ports/refund.repository.js';

/** Of one Collab's own checkout, or of one invoice. */
export type RefundInput = Readonly<{
  brandId: string;
  collabId: string | null;
  invoiceId: string | null;
  amountPence: number;
  reason: string;
}>;

/** `collabId` where it was for one Collab, also when staff chose the invoice of its checkout. */
type Payment = Readonly<{ paymentId: string; paidPence: number; collabId: string | null }>;

/** Staff send money back; the credit that a returned Collab had left goes with it. */
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
    return { paymentId: checkout.paymentId, paidPence: checkout.pricePence, collabId };
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
