import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import { milestoneOf, milestones } from '../../domain/milestones.js';
import type { UsageEventRepository } from '../../ports/usage-event.repository.js';

/** Hears of signing in, requests and completed Collabs, and counts them as use. */
export class UsageSubscriptions {
  constructor(bus: EventBus, usage: UsageEventRepository) {
    bus.subscribe({
      id: 'analytics.count-milestones',
      hears: Object.keys(milestones),
      handle: async (event: DomainEvent) => {
        const milestone = milestoneOf(event);
        if (milestone) await usage.add([milestone]);
      },
    });
  }
}
