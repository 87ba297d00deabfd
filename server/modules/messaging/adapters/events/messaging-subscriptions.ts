import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { MessageEvent } from '../../domain/conversation.js';

/** What messaging does when something has happened. */
export class MessagingSubscriptions {
  constructor(bus: EventBus, live: LiveHub) {
    bus.subscribe({
      id: 'messaging.tell-live',
      hears: ['message.*'],
      handle: async ({ name, payload }: DomainEvent) => {
        const { conversationId, brandId, influencerId } = payload as MessageEvent['payload'];
        const audience = [`profile:${brandId}`, `profile:${influencerId}`];
        await live.publish([{ name, type: 'conversation', id: conversationId, audience }]);
      },
    });
  }
}
