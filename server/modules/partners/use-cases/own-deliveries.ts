import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Delivery, testDelivery } from '../domain/delivery.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { DeliveryOrders } from '../ports/delivery-orders.js';
import type { OwnEndpoints } from './own-endpoints.js';
import type { SendAgain } from './send-again.js';

/** What was sent to an endpoint of the actor's profile. All of it throws as `OwnEndpoints.get` does. */
export class OwnDeliveries {
  constructor(
    private readonly endpoints: OwnEndpoints,
    private readonly deliveries: Deliveries,
    private readonly orders: DeliveryOrders,
    private readonly again: SendAgain,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, endpointId: string, page: { limit: number; after?: string }): Promise<readonly Delivery[]> {
    const { id } = await this.endpoints.get(actor, endpointId);
    return this.deliveries.list(id, page);
  }

  /** Sends a message that tells of nothing, once. Works for an endpoint that is off, so that it can be tried first. */
  async test(actor: Actor, endpointId: string): Promise<Delivery> {
    const { id } = await this.endpoints.get(actor, endpointId);
    const delivery = testDelivery(id, this.clock.now());
    await this.transaction.inTransaction(async () => {
      await this.deliveries.add([delivery]);
      await this.orders.place([delivery]);
    });
    return delivery;
  }

  /** Sends the same message once more, with the same id. @throws partners/no-such-delivery, partners/endpoint-off */
  async resend(actor: Actor, endpointId: string, deliveryId: string): Promise<Delivery> {
    return this.again.execute(await this.endpoints.get(actor, endpointId), deliveryId);
  }
}
