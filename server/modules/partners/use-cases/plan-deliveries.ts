import type { Clock, DomainEvent, Transaction } from '../../../shared/kernel/index.js';
import { newDelivery } from '../domain/delivery.js';
import { messageOf } from '../domain/webhook-message.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { DeliveryOrders } from '../ports/delivery-orders.js';
import type { EndpointRepository } from '../ports/endpoint.repository.js';

/** Something has happened: whoever wants to hear of it gets a message. Idempotent by the event's id. */
export class PlanDeliveries {
  constructor(
    private readonly endpoints: EndpointRepository,
    private readonly deliveries: Deliveries,
    private readonly orders: DeliveryOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(event: DomainEvent): Promise<void> {
    const message = messageOf(event);
    if (!message) return;
    const hearing = await this.endpoints.hearing(
      message.eventName,
      message.to.map(({ uid }) => uid),
    );
    if (hearing.length === 0) return;
    const now = this.clock.now();
    await this.transaction.inTransaction(async () => {
      const added = await this.deliveries.add(hearing.map(({ id }) => newDelivery(id, message, now)));
      await this.orders.place(added);
    });
  }
}
