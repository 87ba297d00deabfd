import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { SavedSearchEvent } from '../../domain/saved-search.js';
import type { BrowserIndex } from '../persistence/browser-index.js';

/** An import publishes its event after storing a batch, so its people changed at most this long before. */
const importSpanMs = 30_000;

/** Updates the browser's index after profile changes, and pages after changes to searches. */
export class DiscoverySubscriptions {
  constructor(bus: EventBus, live: LiveHub, due: DueWork, index: BrowserIndex) {
    bus.subscribe({
      id: 'discovery.follow-profiles',
      hears: ['influencer.*'],
      handle: ({ aggregate: { id } }: DomainEvent) => index.refresh([id]),
    });
    bus.subscribe({
      id: 'discovery.follow-imports',
      hears: ['import.applied'],
      handle: ({ occurredAt }: DomainEvent) => {
        const at = new Date(occurredAt);
        return index.refreshChanged(new Date(at.getTime() - importSpanMs), at);
      },
    });
    bus.subscribe({
      id: 'discovery.tell-live',
      hears: ['saved-search.*'],
      handle: async ({ name, aggregate: { id }, payload }: DomainEvent) => {
        const { brandId } = payload as SavedSearchEvent['payload'];
        await live.publish([{ name, type: 'saved-search', id, audience: [`profile:${brandId}`] }]);
      },
    });
    due.add('discovery.fill', () => index.fillSome());
  }
}
