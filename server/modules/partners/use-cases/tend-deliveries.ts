import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { inMinutes, leaseMinutes } from '../domain/delivery.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { DeliveryOrders } from '../ports/delivery-orders.js';

const keptDays = 30;
const dayMinutes = 24 * 60;

/** What time brings: the next try of what did not arrive, tries that were lost with their process, and forgetting. */
export class TendDeliveries {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly orders: DeliveryOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Some at a time. Says how many. */
  async orderDue(): Promise<number> {
    const now = this.clock.now();
    return this.transaction.inTransaction(async () => {
      const due = await this.deliveries.takeDue(now, inMinutes(now, leaseMinutes));
      await this.orders.place(due);
      return due.length;
    });
  }

  /** The log goes back 30 days. Says how many went. */
  forget(): Promise<number> {
    return this.deliveries.forget(inMinutes(this.clock.now(), -keptDays * dayMinutes));
  }
}
