import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { InfluencerEvent } from '../../../profiles/events.js';
import type { ReviewInfluencer } from '../../use-cases/review-influencer.js';

/** When staff should look at an influencer, and who is told what they saw. */
export class ReviewSubscriptions {
  constructor(bus: EventBus, review: ReviewInfluencer) {
    const reasons = {
      'influencer.created': 'new',
      'influencer.claimed': 'claimed',
      'influencer.flagged': 'flagged',
      'influencer.updated': 'changed',
    } as const;
    bus.subscribe({
      id: 'profiles.wait-for-review',
      hears: Object.keys(reasons),
      handle: async ({ name, aggregate, actor, payload, occurredAt }: DomainEvent) => {
        const why = reasons[name as keyof typeof reasons];
        if (why === 'new' && (payload as InfluencerEvent['payload']).source !== 'joined') return;
        if (why === 'changed' && actor.role !== 'influencer') return;
        await review.wait(aggregate.id, why, new Date(occurredAt));
      },
    });
    bus.subscribe({
      id: 'profiles.tell-sent-back',
      hears: ['influencer.sent-back'],
      handle: ({ aggregate }: DomainEvent) => review.tell(aggregate.id),
    });
  }
}
