import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { Delivery } from '../../domain/delivery.js';
import { DeliveryOrders } from '../../ports/webhooks.js';

export const deliverJob = 'partners.deliver';

export type DeliveryOrder = Pick<Delivery, 'id' | 'attempts'>;

/** One at a time per endpoint: a slow receiver occupies at most one worker. */
export class JobDeliveryOrders extends DeliveryOrders {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  async place(deliveries: readonly Pick<Delivery, 'id' | 'endpointId' | 'attempts'>[]): Promise<void> {
    for (const { id, endpointId, attempts } of deliveries)
      await this.jobs.enqueue(deliverJob, { id, attempts } satisfies DeliveryOrder, {
        key: `webhook:${id}:${attempts}`,
        queue: `webhook:${endpointId}`,
      });
  }
}
