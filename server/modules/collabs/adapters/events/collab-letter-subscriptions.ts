import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../../domain/collab.js';
import { cancellationOf } from '../../domain/endings.js';
import { missingPieces } from '../../domain/owed.js';
import { comingDown, type NoticeProof } from '../../domain/rights-end.js';
import type { CollabLetters, CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecords } from '../../ports/repositories.js';
import type { ShowFoodRisks } from '../../use-cases/show-food-risks.js';

const kinds: Partial<Record<CollabEvent['name'], CollabNews['kind']>> = {
  'collab.scheduled': 'scheduled',
  'collab.moved': 'moved',
  'collab.cancelled': 'cancelled',
  'collab.time-asked': 'time-asked',
  'collab.food-risks-asked': 'food-risks-asked',
  'collab.food-risks-told': 'food-risks-told',
  'collab.confirmation-asked': 'confirmation-asked',
  'collab.reminded': 'reminded',
  'collab.place-offered': 'place-offered',
  'collab.no-show-claimed': 'no-show-claimed',
  'collab.bill-typed': 'bill-typed',
  'collab.content-reminded': 'content-reminded',
  'collab.undelivered-claimed': 'undelivered-claimed',
  'collab.close-warned': 'close-warned',
  'collab.undelivered': 'undelivered',
  'collab.rights-ending': 'rights-ending',
};

/** Who gets an email when something happens in a Collab. Emails describe the current state. */
export class CollabLetterSubscriptions {
  constructor(bus: EventBus, records: CollabRecords, showFoodRisks: Pick<ShowFoodRisks, 'of'>, letters: CollabLetters) {
    bus.subscribe({
      id: 'collabs.write-letters',
      hears: Object.keys(kinds),
      handle: async (told: DomainEvent) => {
        const event = told as CollabEvent;
        const kind = kinds[event.name]!;
        const { visitWasAt, facts } = event.payload;
        const record = await records.get(event.aggregate.id);
        if (isOver(kind, record.collab, event)) return;
        await letters.tell(
          {
            kind,
            visitWasAt: visitWasAt ? new Date(visitWasAt) : null,
            ...(kind === 'cancelled' && { cancellation: cancellationOf(record.collab, event) }),
            ...(kind === 'undelivered' && { creditUntil: facts?.creditUntil }),
            ...(kind === 'rights-ending' && { rightsEnd: rightsEndIn(record.collab, event) }),
            ...(kind === 'confirmation-asked' && { foodRisks: await showFoodRisks.of(record.collab) }),
          },
          record,
        );
      },
    });
  }
}

const asksAboutVisit: readonly CollabNews['kind'][] = [
  'scheduled',
  'moved',
  'food-risks-asked',
  'food-risks-told',
  'confirmation-asked',
];
const asksForContent: readonly CollabNews['kind'][] = ['content-reminded', 'undelivered-claimed', 'close-warned'];

/** The pieces in this notice that may still be in use. */
const rightsEndIn = (
  collab: Collab,
  { payload: { facts, proof } }: CollabEvent,
): NonNullable<CollabNews['rightsEnd']> => ({
  due: facts?.due ?? 'today',
  pieces: comingDown(collab, proof as NoticeProof),
});

/**
 * Whether there is nothing left to write about: the visit was cancelled, the bill answered, the content delivered or
 * taken down, the rights renewed.
 */
function isOver(kind: CollabNews['kind'], collab: Collab, event: CollabEvent): boolean {
  if (kind === 'rights-ending') return rightsEndIn(collab, event).pieces.length === 0;
  if (kind === 'bill-typed') return collab.bill?.status !== 'awaiting';
  if (asksAboutVisit.includes(kind)) return collab.visitAt === null;
  return asksForContent.includes(kind) && missingPieces(collab).length === 0;
}
