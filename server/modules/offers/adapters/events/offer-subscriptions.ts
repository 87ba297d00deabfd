import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { OfferEvent } from '../../domain/offer.js';

/** Whom offers tell when something has happened to one. */
export class OfferSubscriptions {
  constructor(bus: EventBus, live: LiveHub) {
    bus.subscribe({
      // A name that is stored is kept, though offers were a part of Collabs when it was given.
      id: 'collabs.tell-live-of-offers',
      hears: ['offer.*'],
      handle: async ({ name, aggregate, payload }: DomainEvent) => {
        const { brandId } = payload as OfferEvent['payload'];
        await live.publish([{ name, type: 'offer', id: aggregate.id, audience: [`profile:${brandId}`, 'staff'] }]);
      },
    });
  }
}
