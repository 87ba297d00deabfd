import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { CollabEvent } from '../../domain/collab.js';
import { cancellationOf } from '../../domain/endings.js';
import type { CollabLetters, CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecords } from '../../ports/collab-records.js';

const kinds: Partial<Record<CollabEvent['name'], CollabNews['kind']>> = {
  'collab.scheduled': 'scheduled',
  'collab.moved': 'moved',
  'collab.cancelled': 'cancelled',
  'collab.time-asked': 'time-asked',
  'collab.confirmation-asked': 'confirmation-asked',
  'collab.reminded': 'reminded',
  'collab.place-offered': 'place-offered',
  'collab.no-show-claimed': 'no-show-claimed',
};

/** Whom Collabs write to when something has happened to a visit. Letters say how it stands now. */
export class CollabLetterSubscriptions {
  constructor(bus: EventBus, records: CollabRecords, letters: CollabLetters) {
    bus.subscribe({
      id: 'collabs.write-letters',
      hears: Object.keys(kinds),
      handle: async (told: DomainEvent) => {
        const event = told as CollabEvent;
        const kind = kinds[event.name]!;
        const { visitWasAt } = event.payload;
        const record = await records.get(event.aggregate.id);
        if (asksAboutVisit.includes(kind) && !record.collab.visitAt) return; // has been given up meanwhile
        await letters.tell(
          {
            kind,
            visitWasAt: visitWasAt ? new Date(visitWasAt) : null,
            ...(kind === 'cancelled' && { cancellation: cancellationOf(record.collab, event) }),
          },
          record,
        );
      },
    });
  }
}

const asksAboutVisit: readonly CollabNews['kind'][] = ['scheduled', 'moved', 'confirmation-asked'];
