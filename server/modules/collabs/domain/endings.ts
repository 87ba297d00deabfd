import type { NoticeFacts } from '../../../contract/rules/notification-kinds.js';
import { type Actor, isTheProduct, type ProfileRef } from '../../../shared/kernel/index.js';
import { askerAfter, type Collab, type CollabEvent, happened, partiesOf, sideOf } from './collab.js';
import { isLate } from './moves.js';
import { freeChangeUntil } from './timings.js';

/** The influencer asks for what the brand has asked them for and not yet paid for: the brand's request, which they know nothing of, ends. */
export function giveWay(unsent: Collab, actor: Actor, now: Date): [Collab, CollabEvent] {
  const [outcome, reason] = ['withdrawn', 'The influencer asked for this offer themselves.'] as const;
  const ended: Collab = { ...unsent, outcome, reason, approvalAskedBy: askerAfter(unsent, outcome), updatedAt: now };
  return [ended, happened('collab.request-replaced', ended, actor, now, { reason })];
}

/** One side leaves Tastemaker: the Collab ends, however far it has come. Null when it has ended already. */
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

/** A request is withdrawn by who asked, and declined by who was asked; what is agreed is cancelled. */
function endingFor({ stage, requestedBy }: Collab, side: ProfileRef['type']) {
  if (stage > 1) return ['cancelled', 'collab.cancelled'] as const;
  return requestedBy === side
    ? (['withdrawn', 'collab.withdrawn'] as const)
    : (['declined', 'collab.declined'] as const);
}

/** When the last piece was published, the brand took what there was, or staff completed it; null while it is not completed. */
export function completedAt({ outcome, completedByStaffAt, acceptedAt, deliverables }: Collab): Date | null {
  if (outcome !== 'completed') return null;
  const early = completedByStaffAt ?? acceptedAt;
  if (early) return early;
  return new Date(Math.max(...deliverables.map(({ publishedAt }) => publishedAt?.getTime() ?? 0)));
}

/** The brand took the visit away when it was too late for that to be free, and no other has been booked. */
const hasTakenVisitAway = ({ visitAt, lateBy }: Collab): boolean => visitAt === null && lateBy === 'brand';

/** Until when the brand can cancel and have its credit back: the very moment still counts. Null while no time is chosen. */
export function creditReturnsUntil(collab: Collab): Date | null {
  if (hasTakenVisitAway(collab)) return collab.bookableSince; // when it did so
  return collab.visitAt && freeChangeUntil(collab.visitAt);
}

/** Nobody claimed the content that never came, until the product closed the Collab. */
const wasClosedUnclaimed = (ended: Collab, actor: Actor): boolean =>
  ended.outcome === 'undelivered' && ended.undeliveredClaim?.settled !== 'upheld' && isTheProduct(actor);

/** Whether an end gives the credit back: every end does but the brand's own late cancellation, and content that it never claimed. */
export const givesCreditBack = (ended: Collab, actor: Actor, now: Date): boolean =>
  !wasClosedUnclaimed(ended, actor) &&
  !((isLate(ended, now) || hasTakenVisitAway(ended)) && partiesOf(ended, actor).includes('brand'));

/** Who has cancelled a Collab, whether that counts as late, and whether the brand has its credit back. */
export type Cancellation = Readonly<{
  by: ProfileRef['type'] | 'staff' | 'product';
  late: boolean;
  creditReturned: boolean;
}> &
  Pick<NoticeFacts, 'creditUntil'>;

/** What the event of a cancelled Collab says of it. */
export const cancellationOf = (
  ended: Collab,
  { actor, occurredAt, payload }: Pick<CollabEvent, 'actor' | 'occurredAt' | 'payload'>,
): Cancellation => ({
  by: sideOf(ended, actor) ?? (isTheProduct(actor) ? 'product' : 'staff'),
  late: payload.late === true,
  creditReturned: givesCreditBack(ended, actor, occurredAt),
  creditUntil: payload.facts?.creditUntil,
});
