import type { EventBus } from '../../../../shared/events/index.js';
import type { CollabEvent } from '../../../collabs/events.js';
import { factNames, factOf } from '../../domain/fact.js';
import type { NoteFacts } from '../../use-cases/note-facts.js';

/** Whatever happens in Collabs is noted for the records of both sides. */
export class RecordsSubscriptions {
  constructor(bus: EventBus, note: NoteFacts) {
    bus.subscribe({
      id: 'records.note-facts',
      hears: factNames,
      handle: async (event) => {
        const fact = factOf(event as CollabEvent);
        if (fact) await note.execute(fact.collabId, [fact]);
      },
    });
  }
}
