import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import { audienceOf } from '../../domain/conversation.js';
import type { MessageEvent } from '../../domain/message.js';
import type { LiveConversationSignals } from '../live/live-conversation-signals.js';
import type { AnswerVisitors } from '../../use-cases/live-chat.js';

/** How messaging reacts to events and deadlines. */
export class MessagingSubscriptions {
  constructor(bus: EventBus, live: LiveHub, signals: LiveConversationSignals, due: DueWork, answers: AnswerVisitors) {
    bus.subscribe({
      id: 'messaging.tell-live',
      hears: ['message.*', 'conversation.*'],
      handle: async ({ id, name, payload }: DomainEvent) => {
        if (await signals.wasPublished(id)) return;
        const told = payload as MessageEvent['payload'];
        await live.publish([{ name, type: 'conversation', id: told.conversationId, audience: audienceOf(told) }]);
      },
    });
    bus.subscribe({
      id: 'messaging.answer-visitors',
      hears: ['message.sent'],
      handle: async ({ payload }: DomainEvent) => {
        const { visitorId, side } = payload as MessageEvent['payload'];
        if (visitorId && side === 'staff') await answers.plan(visitorId);
      },
    });
    due.add('messaging.answer-visitors', () => answers.execute());
    due.add('messaging.forget-visitors', () => answers.forget());
  }
}
