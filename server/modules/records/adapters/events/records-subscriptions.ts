import type { EventBus } from '../../../../shared/events/index.js';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { CollabEvent } from '../../../collabs/events.js';
import { factNames, factOf } from '../../domain/fact.js';
import type { NoteFacts } from '../../use-cases/note-facts.js';
import type { RebuildRecords } from '../../use-cases/replay-log.js';

/**
 * Every event of Collabs is recorded for both sides. A migration that makes further events relevant triggers a replay
 * of the whole log.
 */
export class RecordsSubscriptions {
  constructor(bus: EventBus, note: NoteFacts, jobs: Jobs, rebuild: RebuildRecords) {
    jobs.handle('records.rebuild', async () => void (await rebuild.execute()));
    bus.subscribe({
      id: 'records.note-facts',
      hears: factNames,
      handleAll: async (events) => {
        const facts = events.flatMap((event) => factOf(event as CollabEvent) ?? []);
        const collabIds = [...new Set(facts.map(({ collabId }) => collabId))];
        if (facts.length > 0) await note.execute(collabIds, facts);
      },
    });
  }
}
