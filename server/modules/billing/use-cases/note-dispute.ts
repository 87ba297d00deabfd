import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { noteDispute } from '../domain/dispute.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { DisputeRepository, Customers } from '../ports/provider.js';

/** A payment is disputed, or its dispute has come further: staff see it beside the brand's plan. */
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
