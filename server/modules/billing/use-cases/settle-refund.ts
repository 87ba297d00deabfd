import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { settleRefund } from '../domain/refund.js';
import type { PaymentGateway, RefundReading } from '../ports/payment-gateway.js';
import type { RefundRepository } from '../ports/refund.repository.js';

/** What the card provider has made of a refund. */
export class SettleRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly gateway: PaymentGateway,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param providerId the provider's own id */
  async execute(providerId: string): Promise<void> {
    await this.note(await this.gateway.readRefund(providerId));
  }

  note({ refundId, providerId, state }: RefundReading): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const refund = refundId ? await this.refunds.find(refundId) : null;
      const settled = refund && settleRefund(refund, state, providerId, this.clock.now());
      if (!settled) return;
      const [next, event] = settled;
      await this.refunds.save(next, ...(event ? [event] : []));
    });
  }
}
