import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { FindTwins } from '../../use-cases/delivered-twins.js';

/** A video's poster may arrive after it was submitted, so pieces are looked at again when they're approved. */
export class TwinSubscriptions {
  constructor(bus: EventBus, find: FindTwins) {
    bus.subscribe({
      id: 'content.find-twins',
      hears: ['deliverable.submitted', 'deliverable.approved'],
      handle: ({ payload }: DomainEvent) =>
        find.execute((payload as Readonly<{ deliverableId: string }>).deliverableId),
    });
  }
}
