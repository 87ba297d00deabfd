import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { again, type Delivery } from '../domain/delivery.js';
import type { Endpoint, EndpointEvent } from '../domain/endpoint.js';
import { partnerErrors } from '../domain/partner.errors.js';
import type { Deliveries, DeliveryOrders, EndpointRepository } from '../ports/webhooks.js';

/** Sends a message to its endpoint again, with the same id. */
export class SendAgain {
  constructor(
    private readonly endpoints: EndpointRepository,
    private readonly deliveries: Deliveries,
    private readonly orders: DeliveryOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `events` record who asked, where that must be kept. @throws partners/no-such-delivery, partners/endpoint-off */
  async execute(endpoint: Endpoint, deliveryId: string, ...events: EndpointEvent[]): Promise<Delivery> {
    const delivery = await this.deliveries.find(endpoint.id, deliveryId);
    if (!delivery) throw partnerErrors.noSuchDelivery();
    if (endpoint.state !== 'on') throw partnerErrors.endpointOff();
    const waiting = again(delivery, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.deliveries.save(waiting);
      await this.orders.place([waiting]);
      await this.endpoints.tell(...events);
    });
    return waiting;
  }
}
