import { type Collab, isVisitAhead } from '../../api/collabs';

type Sorted = Readonly<{
  /** The visit that comes first. */
  nextVisit: Collab | null;
  /** The next step is the influencer's, the most urgent first. */
  toDos: readonly Collab[];
  /** The next step is the brand's. */
  waiting: readonly Collab[];
  finished: readonly Collab[];
  /** Came to nothing. */
  ended: readonly Collab[];
}>;

/** By when something should happen: content is due, else the visit, else the answer. */
const dueOf = ({ contentDueAt, visitAt, respondBy }: Collab): string => contentDueAt ?? visitAt ?? respondBy;

/** An influencer's Collabs by what they mean to the influencer now. */
export function sortCollabs(collabs: readonly Collab[], now: Date): Sorted {
  const open = collabs.filter(({ outcome }) => outcome === 'open');
  const visits = open
    .filter((collab) => isVisitAhead(collab, now))
    .sort((one, other) => (one.visitAt ?? '').localeCompare(other.visitAt ?? ''));
  return {
    nextVisit: visits[0] ?? null,
    toDos: open
      .filter((collab) => collab.waitingFor === 'influencer' && !visits.includes(collab))
      .sort((one, other) => dueOf(one).localeCompare(dueOf(other))),
    waiting: open.filter(({ waitingFor }) => waitingFor === 'brand'),
    finished: collabs.filter(({ outcome }) => outcome === 'completed'),
    ended: collabs.filter(({ outcome }) => outcome !== 'open' && outcome !== 'completed'),
  };
}
