import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import { askerAfter, type Collab, type CollabEvent, happened } from './collab.js';

const reason = 'The account was closed.';

/** One side leaves Tastemaker: the Collab ends, however far it has come. Null when it has ended already. */
export function endWithAccount(
  collab: Collab,
  side: ProfileRef['type'],
  actor: Actor,
  now: Date,
): [Collab, CollabEvent] | null {
  if (collab.outcome !== 'open') return null;
  const [outcome, event] = endingFor(collab, side);
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
