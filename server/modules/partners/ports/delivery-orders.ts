import type { Delivery } from '../domain/delivery.js';

/** Has deliveries tried soon, elsewhere; of one endpoint one after the other. Belongs to the open transaction. */
export abstract class DeliveryOrders {
  abstract place(deliveries: readonly Pick<Delivery, 'id' | 'endpointId' | 'attempts'>[]): Promise<void>;
}
