import type { Collab } from './collab.js';
import { hoursAfter, limits } from './timings.js';

/** When the brand has no more need to know what the influencer must not be served; null while no time has been agreed. */
export const visitEndsAt = ({ visitAt }: Pick<Collab, 'visitAt'>): Date | null =>
  visitAt && hoursAfter(visitAt, limits.visitHours);

/** Whether the brand is about to serve them: from its approval until the visit is over, or the parcel has come. */
export function mayKnowFoodRisks(collab: Collab, now: Date): boolean {
  if (collab.stage === 1 || collab.outcome !== 'open') return false;
  if (collab.terms.shipped) return collab.checkedInAt === null;
  const end = visitEndsAt(collab);
  return end === null || now < end;
}
