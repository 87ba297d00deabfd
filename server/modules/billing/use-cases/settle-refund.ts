import { type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { leavesKept } from '../domain/credit.js';
import { keepAgain, takeKeptBack } from '../domain/credit-moves.js';
import { type Refund, settleRefund } from '../domain/refund.js';
import type { CreditRepository } from '../ports/credit.repository.js';
import type { PaymentGateway, RefundReading } from '../ports/payment-gateway.js';
import type { RefundRepository } from '../ports/refund.repository.js';

/** What the card provider has made of a refund. When no money goes back, the brand has its credit again. */
export class SettleRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly credits: CreditRepository,
    private readonly gateway: PaymentGateway,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param providerId the provider's own id */
  async execute(providerId: string): Promise<void> {
    await this.note(await this.gateway.readRefund(providerId));
  }

  /** @param reading without an id of the provider's where it made nothing */
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

  /** The kept credit stands for money that is here: where another refund of the same payment counts, it stays gone. */
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
