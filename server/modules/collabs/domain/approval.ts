import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened, isUnsent, send } from './collab.js';
import { move } from './moves.js';

/**
 * The brand says yes to a request that has to be paid for first. The request stays as it is; who said yes is remembered.
 * @throws collabs/not-your-move, collabs/ended, collabs/wrong-stage
 */
export function askApproval(collab: Collab, actor: Actor, now: Date): [Collab, CollabEvent] {
  move(collab, 'approve', actor, now); // what could not be approved cannot wait for it
  const asked: Collab = { ...collab, approvalAskedBy: actor.userId };
  return [asked, happened('collab.approval-asked', asked, actor, now)];
}

/**
 * It has been paid for: the yes counts, or the brand's request is sent, in the name of who said it. Null when nobody waits for
 * it any more, or when it is too late.
 */
export function goOnAsAsked(collab: Collab, now: Date): [Collab, CollabEvent] | null {
  const asker = askerOf(collab);
  if (!asker || collab.outcome !== 'open' || now >= collab.respondBy) return null;
  return isUnsent(collab) ? send(collab, asker, now) : move(collab, 'approve', asker, now);
}

/** Who waits for the payment to go through, as they were when they asked. */
export function askerOf({ approvalAskedBy: userId, brandId: uid }: Collab): Actor | null {
  return userId === null ? null : { userId, role: 'brand', profile: { uid, type: 'brand' } };
}
