import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { OfferEvent } from '../../domain/offer.js';

/** Who is notified by offers' events. */
export class OfferSubscriptions {
  constructor(bus: EventBus, live: LiveHub) {
    bus.subscribe({
      // A stored name can't change, though it dates from when offers were part of Collabs.
      id: 'collabs.tell-live-of-offers',
      hears: ['offer.*'],
      handle: async ({ name, aggregate, payload }: DomainEvent) => {
        const { brandId } = payload as OfferEvent['payload'];
        await live.publish([{ name, type: 'offer', id: aggregate.id, audience: [`profile:${brandId}`, 'staff'] }]);
      },
    });
  }
}
