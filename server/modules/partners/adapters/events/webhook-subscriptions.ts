import { webhookEventIds } from '../../../../contract/rules/webhook-events.js';
import type { EventBus } from '../../../../shared/events/index.js';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { DueWork } from '../../../../shared/time/index.js';
import { keptSince } from '../../domain/delivery.js';
import type { Deliveries } from '../../ports/webhooks.js';
import type { DeliverWebhook, OrderDueDeliveries, PlanDeliveries } from '../../use-cases/deliver-webhook.js';
import { deliverJob, type DeliveryOrder } from '../jobs/job-delivery-orders.js';

/** Subscribes to the events that are published by webhook, and sends them. */
export class WebhookSubscriptions {
  constructor(
    bus: EventBus,
    jobs: Jobs,
    due: DueWork,
    plan: PlanDeliveries,
    deliver: DeliverWebhook,
    orderDue: OrderDueDeliveries,
    deliveries: Deliveries,
  ) {
    bus.subscribe({
      id: 'partners.plan-deliveries',
      hears: webhookEventIds,
      handleAll: (events) => plan.execute(events),
    });
    jobs.handle(deliverJob, (order) => {
      const { id, attempts } = order as DeliveryOrder;
      return deliver.execute(id, attempts);
    });
    due.add('partners.deliver', () => orderDue.execute());
    due.add('partners.forget', (now) => deliveries.forget(keptSince(now)));
  }
}
