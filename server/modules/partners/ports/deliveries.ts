import type { Delivery } from '../domain/delivery.js';

/** What waits to be sent, and what was sent. The promises below are executable: see webhooks.contract.ts. */
export abstract class Deliveries {
  /** Stores those whose endpoint has not been told of the same event, and answers them. */
  abstract add(deliveries: readonly Delivery[]): Promise<readonly Delivery[]>;

  /** Of one endpoint, or null. */
  abstract find(endpointId: string, id: string): Promise<Delivery | null>;

  /**
   * Begins the try after so many, and leases it: of many who begin the same one, one gets it. Null when it was begun already,
   * is done, or its endpoint is not on (a test goes there all the same).
   */
  abstract begin(id: string, attempts: number, leasedUntil: Date): Promise<Delivery | null>;

  /** As it is to be from now on, whatever is under way. */
  abstract save(delivery: Delivery): Promise<void>;

  /**
   * What came of the try that `begun` began. False, and nothing is stored, when the delivery has been sent anew or tried again
   * meanwhile: then that is what counts.
   */
  abstract settle(begun: Delivery, settled: Delivery): Promise<boolean>;

  /** Some whose next try is due, or whose try was lost; their next look is then. */
  abstract takeDue(now: Date, nextLook: Date): Promise<readonly Delivery[]>;

  /** Of one endpoint, the newest first; `after` is the id of the last one of the page before. */
  abstract list(endpointId: string, page: Readonly<{ limit: number; after?: string }>): Promise<readonly Delivery[]>;

  /** Some that were made before this moment. Says how many. */
  abstract forget(before: Date): Promise<number>;
}

/** Has deliveries tried soon, elsewhere; of one endpoint one after the other. Belongs to the open transaction. */
export abstract class DeliveryOrders {
  abstract place(deliveries: readonly Pick<Delivery, 'id' | 'endpointId' | 'attempts'>[]): Promise<void>;
}
