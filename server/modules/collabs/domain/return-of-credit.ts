import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, partiesOf } from './collab.js';
import { isLate } from './moves.js';
import { freeChangeUntil } from './timings.js';

/** Until when the brand can cancel and have its credit back: the very moment still counts. Null while no time is chosen. */
export const creditReturnsUntil = ({ visitAt }: Collab): Date | null => visitAt && freeChangeUntil(visitAt);

/** Whether an end gives the credit back: every end but the brand's own late cancellation does. */
export const givesCreditBack = (ended: Collab, actor: Actor, now: Date): boolean =>
  !(isLate(ended, now) && partiesOf(ended, actor).includes('brand'));
