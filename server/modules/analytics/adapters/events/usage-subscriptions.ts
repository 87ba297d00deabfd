import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { Numbers } from '../../domain/reading.js';
import { milestoneOf, milestones } from '../../domain/usage-event.js';
import type { UsageEventRepository } from '../../ports/repositories.js';
import type { KeepStoryNumbers } from '../../use-cases/fetch-readings.js';
import type { UsageCounting, UsageMonths } from '../persistence/usage-counting.js';

/** Counts sign-ins, requests and completed Collabs as usage. */
export class UsageSubscriptions {
  constructor(bus: EventBus, usage: UsageEventRepository) {
    bus.subscribe({
      id: 'analytics.count-milestones',
      hears: Object.keys(milestones),
      handleAll: (events) => usage.add(events.flatMap((event) => milestoneOf(event) ?? [])),
    });
  }
}

/** Platforms report stories' final numbers after they have gone. */
export class StorySubscriptions {
  constructor(bus: EventBus, keep: KeepStoryNumbers) {
    bus.subscribe({
      id: 'analytics.keep-story-numbers',
      hears: ['connection.story-measured'],
      handle: async ({ payload }: DomainEvent) => {
        const { pieceId, numbers } = payload as Readonly<{ pieceId: string; numbers: Numbers }>;
        await keep.execute(pieceId, numbers);
      },
    });
  }
}

/** Every minute, creates missing monthly partitions and counts new usage. */
export class UsageWork {
  constructor(due: DueWork, months: UsageMonths, counting: UsageCounting) {
    due.add('analytics.keep-months', (now) => months.keep(now));
    due.add('analytics.count-usage', (now) => counting.catchUp(now));
  }
}
