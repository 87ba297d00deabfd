import type { CollabStage } from '../../../server/contract/lists/collab';
import { type Collab, isVisitAwaited } from '../../api/collabs';

type Sorted = Readonly<{
  /** The earliest visit; one that has begun stays until they are checked in. */
  nextVisit: Collab | null;
  laterVisits: readonly Collab[];
  /** The next step is the influencer's, most urgent first. */
  toDos: readonly Collab[];
  /** The next step is the brand's. */
  waiting: readonly Collab[];
  /** Our staff decide. */
  withStaff: readonly Collab[];
  finished: readonly Collab[];
  /** Ended without success. */
  ended: readonly Collab[];
}>;

/** Without a deadline comes last. */
const never = '9999';
const dueOf = (collab: Collab): string => toDoOf(collab).by ?? never;

/** An influencer's Collabs by what they currently mean to them; each open one is in a group. */
export function sortCollabs(collabs: readonly Collab[]): Sorted {
  const open = collabs.filter(({ outcome }) => outcome === 'open');
  const visits = open
    .filter(isVisitAwaited)
    .sort((one, other) => (one.visitAt ?? '').localeCompare(other.visitAt ?? ''));
  const isToDo = (collab: Collab) =>
    visits.includes(collab)
      ? collab.actions.includes('confirm')
      : collab.waitingFor === 'influencer' || collab.bill?.status === 'awaiting';
  return {
    nextVisit: visits[0] ?? null,
    laterVisits: visits.slice(1),
    toDos: open.filter(isToDo).sort((one, other) => dueOf(one).localeCompare(dueOf(other))),
    waiting: open.filter((collab) => collab.waitingFor === 'brand' && !visits.includes(collab)),
    withStaff: open.filter(({ waitingFor }) => waitingFor === 'staff'),
    finished: collabs.filter(({ outcome }) => outcome === 'completed'),
    ended: collabs.filter(({ outcome }) => outcome !== 'open' && outcome !== 'completed'),
  };
}

/** The influencer's tasks and deadlines; null without a deadline. */
type ToDo = Readonly<{ task: string; by: string | null }>;

const atStage: Record<CollabStage, (collab: Collab) => ToDo> = {
  1: ({ respondBy }) => ({ task: 'Answer the brand’s request', by: respondBy }),
  3: ({ bookBy, terms }) => ({ task: terms.shipped ? 'Give your address' : 'Choose a time', by: bookBy }),
  4: ({ contentDueAt }) => ({ task: 'Submit your content', by: contentDueAt }),
  5: ({ contentDueAt }) => ({ task: 'Publish your content', by: contentDueAt }),
  6: () => ({ task: 'Done', by: null }),
};

/** The next step of an open Collab that waits for the influencer. */
export function toDoOf(collab: Collab): ToDo {
  const { noShowClaim, undeliveredClaim, bill, parcel, checkedInAt, stage, actions, visitAt } = collab;
  if (noShowClaim) return { task: 'Say whether you were there', by: noShowClaim.answerBy };
  if (undeliveredClaim?.settled === null)
    return { task: 'Deliver, or answer the claim', by: undeliveredClaim.answerBy };
  if (bill?.status === 'awaiting') return { task: 'Check the bill', by: bill.answerBy };
  if (actions.includes('confirm')) return { task: 'Confirm your visit', by: visitAt };
  if (parcel && stage === 4 && !checkedInAt) return { task: 'Confirm when the parcel arrives', by: null };
  return atStage[stage](collab);
}
