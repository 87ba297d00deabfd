import { billingErrors } from '../../domain/billing.errors.js';
import type { Refund, RefundEvent } from '../../domain/refund.js';
import { RefundRepository } from '../../ports/refund.repository.js';

export class InMemoryRefundRepository extends RefundRepository {
  readonly events: RefundEvent[] = [];
  private readonly refunds = new Map<string, Refund>();

  async find(id: string): Promise<Refund | null> {
    return this.refunds.get(id) ?? null;
  }

  async ofBrand(brandId: string): Promise<Refund[]> {
    return [...this.refunds.values()].filter((one) => one.brandId === brandId).sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  async returnedOf(paymentId: string): Promise<number> {
    const those = [...this.refunds.values()].filter((one) => one.paymentId === paymentId && one.state !== 'failed');
    return those.reduce((sum, { amountPence }) => sum + amountPence, 0);
  }

  async save(refund: Refund, ...events: RefundEvent[]): Promise<Refund> {
    const { id, brandId, version } = refund;
    if ((this.refunds.get(id)?.version ?? 0) !== version) throw billingErrors.stale(brandId);
    const next = { ...refund, version: version + 1 };
    this.refunds.set(id, next);
    this.events.push(...events);
    return next;
  }
}
