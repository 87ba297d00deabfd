import type { Collab } from './collab.js';
import { answerClaimBy, bookBy } from './moves.js';
import { hoursAfter, limits } from './timings.js';

/**
 * By when the next step of an open Collab is due, whoever takes it: the answer, the choice of a time, the check-in, what is said
 * to a claim, the content. Past that moment it is overdue. Null when it has ended. What the product does by itself is `nextDue`.
 */
export function nextStepBy(collab: Collab): Date | null {
  const { outcome, stage, visitAt, checkedInAt, noShowClaimedAt } = collab;
  if (outcome !== 'open') return null;
  if (stage === 1) return collab.respondBy;
  if (stage === 3) return bookBy(collab);
  if (stage !== 4 || visitAt === null || checkedInAt) return collab.contentDueAt;
  return noShowClaimedAt ? answerClaimBy(collab) : hoursAfter(visitAt, limits.visitHours);
}
