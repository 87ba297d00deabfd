import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, partiesOf } from './collab.js';
import { isLate } from './moves.js';
import { freeChangeUntil } from './timings.js';

/** The brand took the visit away when it was too late for that to be free, and no other has been booked. */
const hasTakenVisitAway = ({ visitAt, lateBy }: Collab): boolean => visitAt === null && lateBy === 'brand';

/** Until when the brand can cancel and have its credit back: the very moment still counts. Null while no time is chosen. */
export function creditReturnsUntil(collab: Collab): Date | null {
  if (hasTakenVisitAway(collab)) return collab.bookableSince; // when it did so
  return collab.visitAt && freeChangeUntil(collab.visitAt);
}

/** Whether an end gives the credit back: every end but the brand's own late cancellation does. */
export const givesCreditBack = (ended: Collab, actor: Actor, now: Date): boolean =>
  !((isLate(ended, now) || hasTakenVisitAway(ended)) && partiesOf(ended, actor).includes('brand'));
