import type { Clock } from '../../../shared/kernel/index.js';
import { isRefused } from '../domain/billing.errors.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderCalls } from '../ports/provider-calls.js';
import type { RefundRepository } from '../ports/refund.repository.js';
import type { SettleRefund } from './settle-refund.js';

/** Has the card provider pay back what staff have asked for, once. */
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

    if (answer) return this.settle.execute(answer); // it waits there, and the key may be forgotten
    const reading = await this.gateway.refund(key, params).catch((error: unknown) => {
      if (isRefused(error)) return null; // it went back another way, or is disputed: asking again changes nothing
      throw error;
    });

    if (reading) await this.calls.answered(key, reading.providerId);
    await this.settle.note({ state: 'failed', providerId: null, ...reading, refundId });
  }
}
