import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { MessagingApi } from '../../../messaging/index.js';
import type { CollabEvent } from '../../domain/collab.js';
import type { ExpireRequests } from '../../use-cases/expire-requests.js';

/** What Collabs do when something has happened, or when time has run out. */
export class CollabSubscriptions {
  constructor(bus: EventBus, live: LiveHub, messaging: MessagingApi, due: DueWork, expire: ExpireRequests) {
    bus.subscribe({
      id: 'collabs.tell-live',
      hears: ['collab.*', 'deliverable.*'],
      handle: async ({ name, aggregate, payload }: DomainEvent) => {
        const { brandId, influencerId } = payload as CollabEvent['payload'];
        const audience = [`profile:${brandId}`, `profile:${influencerId}`, 'staff'];
        await live.publish([{ name, type: 'collab', id: aggregate.id, audience }]);
      },
    });
    bus.subscribe({
      id: 'collabs.tell-live-of-offers',
      hears: ['offer.*'],
      handle: async ({ name, aggregate, payload }: DomainEvent) => {
        const { brandId } = payload as { brandId: string };
        await live.publish([{ name, type: 'offer', id: aggregate.id, audience: [`profile:${brandId}`, 'staff'] }]);
      },
    });
    bus.subscribe({
      id: 'collabs.open-conversation',
      hears: ['collab.requested'],
      handle: async ({ payload }: DomainEvent) => {
        const { brandId, influencerId } = payload as CollabEvent['payload'];
        await messaging.open({ brandId, influencerId });
      },
    });
    due.add('collabs.expire-requests', () => expire.execute());
  }
}
