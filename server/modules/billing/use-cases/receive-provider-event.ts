import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import type { BillingOrders } from '../ports/billing-orders.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderEventRepository } from '../ports/provider-event.repository.js';

/** The card provider tells us something: verified, then kept once by its id, whatever order and copies it comes in. */
export class ReceiveProviderEvent {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly events: ProviderEventRepository,
    private readonly orders: BillingOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws billing/bad-signature */
  async execute(body: Uint8Array, signature: string): Promise<void> {
    const event = this.gateway.readEvent(body, signature);

    await this.transaction.inTransaction(async () => {
      if (await this.events.add(event, this.clock.now())) await this.orders.applyEvent(event.id);
    });
  }
}
