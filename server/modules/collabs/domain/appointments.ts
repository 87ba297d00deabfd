import { type Collab, isUnsent } from './collab.js';
import { creatorDueAt } from './owed.js';

/** What a Collab puts in one side's diary: a visit, a request to answer, or content that is due. */
export type Appointment = Readonly<{ kind: 'visit' | 'answer' | 'content'; at: Date }>;

/** Appointments of a Collab in its current state: a moved one has its new time, and a cancelled one is left out. */
export function appointmentsOf(collab: Collab, side: Collab['requestedBy']): Appointment[] {
  const { outcome, stage, visitAt, checkedInAt, requestedBy, respondBy } = collab;
  const isOpen = outcome === 'open';
  const contentDueAt = isOpen ? creatorDueAt(collab) : null;
  return [
    ...(isOpen && stage === 1 && requestedBy !== side && !isUnsent(collab)
      ? [{ kind: 'answer', at: respondBy } as const]
      : []),
    ...(visitAt && (checkedInAt || (isOpen && stage === 4)) ? [{ kind: 'visit', at: visitAt } as const] : []),
    ...(contentDueAt ? [{ kind: 'content', at: contentDueAt } as const] : []),
  ];
}
