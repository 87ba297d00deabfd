import { type Collab, isUnsent } from './collab.js';
import { creatorDueAt } from './owed.js';

/** What one side of a Collab has in its diary: a visit, a request to answer, content that is due. */
export type Appointment = Readonly<{ kind: 'visit' | 'answer' | 'content'; at: Date }>;

/** Those of a Collab as it is now: what was moved is at its new time, and what was cancelled is not there. */
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
