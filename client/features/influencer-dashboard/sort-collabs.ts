import { type Collab, isVisitAwaited } from '../../api/collabs';
import { toDoOf } from './to-do';

type Sorted = Readonly<{
  /** The visit that comes first; one that has begun stays until they are checked in. */
  nextVisit: Collab | null;
  laterVisits: readonly Collab[];
  /** The next step is the influencer's, the most urgent first. */
  toDos: readonly Collab[];
  /** The next step is the brand's. */
  waiting: readonly Collab[];
  /** Our staff decide. */
  withStaff: readonly Collab[];
  finished: readonly Collab[];
  /** Came to nothing. */
  ended: readonly Collab[];
}>;

/** What has no limit comes last. */
const never = '9999';
const dueOf = (collab: Collab): string => toDoOf(collab).by ?? never;

/** An influencer's Collabs by what they mean to the influencer now; each open one stands somewhere. */
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
