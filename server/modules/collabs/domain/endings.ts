import type { NoticeFacts } from '../../../contract/rules/notification-kinds.js';
import { type Actor, isTheProduct, type ProfileRef } from '../../../shared/kernel/index.js';
import { askerAfter, type Collab, type CollabEvent, happened, partiesOf, sideOf } from './collab.js';
import { isLate } from './moves.js';
import { freeChangeUntil } from './timings.js';

/**
 * The influencer requests an offer to which the brand has invited them without paying yet: the brand's request, which
 * they never saw, ends.
 */
export function giveWay(unsent: Collab, actor: Actor, now: Date): [Collab, CollabEvent] {
  const [outcome, reason] = ['withdrawn', 'The influencer asked for this offer themselves.'] as const;
  const ended: Collab = { ...unsent, outcome, reason, approvalAskedBy: askerAfter(unsent, outcome), updatedAt: now };
  return [ended, happened('collab.request-replaced', ended, actor, now, { reason })];
}

/** One side leaves Tastemaker: the Collab ends, whatever its stage. Null when it has already ended. */
export function endWithAccount(
  collab: Collab,
  side: ProfileRef['type'],
  actor: Actor,
  now: Date,
): [Collab, CollabEvent] | null {
  if (collab.outcome !== 'open') return null;
  const [outcome, event] = endingFor(collab, side);
  const reason = 'The account was closed.';
  const ended: Collab = { ...collab, outcome, reason, approvalAskedBy: askerAfter(collab, outcome), updatedAt: now };
  return [ended, happened(event, ended, actor, now, { reason })];
}

/** The requester withdraws a request, the other side declines it; an agreed Collab is cancelled. */
function endingFor({ stage, requestedBy }: Collab, side: ProfileRef['type']) {
  if (stage > 1) return ['cancelled', 'collab.cancelled'] as const;
  return requestedBy === side
    ? (['withdrawn', 'collab.withdrawn'] as const)
    : (['declined', 'collab.declined'] as const);
}

/** When the last piece was published, the brand accepted what there was, or staff completed it; null until then. */
export function completedAt({ outcome, completedByStaffAt, acceptedAt, deliverables }: Collab): Date | null {
  if (outcome !== 'completed') return null;
  const early = completedByStaffAt ?? acceptedAt;
  if (early) return early;
  return new Date(Math.max(...deliverables.map(({ publishedAt }) => publishedAt?.getTime() ?? 0)));
}

/** The brand cancelled the visit after the free cancellation limit, and no other is booked. */
const hasTakenVisitAway = ({ visitAt, lateBy }: Collab): boolean => visitAt === null && lateBy === 'brand';

/** The brand's deadline to cancel and get its credit back, inclusive. Null until a time is chosen. */
export function creditReturnsUntil(collab: Collab): Date | null {
  if (hasTakenVisitAway(collab)) return collab.bookableSince; // when it did so
  return collab.visitAt && freeChangeUntil(collab.visitAt);
}

/** The product closed the Collab without the brand claiming that content wasn't delivered. */
const wasClosedUnclaimed = (ended: Collab, actor: Actor): boolean =>
  ended.outcome === 'undelivered' && ended.undeliveredClaim?.settled !== 'upheld' && isTheProduct(actor);

/**
 * Whether this outcome returns the credit: all do, except the brand's own late cancellation and undelivered content
 * that it never claimed.
 */
export const givesCreditBack = (ended: Collab, actor: Actor, now: Date): boolean =>
  !wasClosedUnclaimed(ended, actor) &&
  !((isLate(ended, now) || hasTakenVisitAway(ended)) && partiesOf(ended, actor).includes('brand'));

/** Who cancelled a Collab, whether that counts as late, and whether the brand got its credit back. */
export type Cancellation = Readonly<{
  by: ProfileRef['type'] | 'staff' | 'product';
  late: boolean;
  creditReturned: boolean;
}> &
  Pick<NoticeFacts, 'creditUntil'>;

/** The payload of the event for a cancelled Collab. */
export const cancellationOf = (
  ended: Collab,
  { actor, occurredAt, payload }: Pick<CollabEvent, 'actor' | 'occurredAt' | 'payload'>,
): Cancellation => ({
  by: sideOf(ended, actor) ?? (isTheProduct(actor) ? 'product' : 'staff'),
  late: payload.late === true,
  creditReturned: givesCreditBack(ended, actor, occurredAt),
  creditUntil: payload.facts?.creditUntil,
});
