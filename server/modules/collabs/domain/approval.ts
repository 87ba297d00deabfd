import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened, isUnsent, send } from './collab.js';
import { move } from './moves.js';

/**
 * The brand approves a request that has to be paid for first. The request keeps its stage; we record who approved it.
 * @throws collabs/not-your-move, collabs/ended, collabs/wrong-stage
 */
export function askApproval(collab: Collab, actor: Actor, now: Date): [Collab, CollabEvent] {
  move(collab, 'approve', actor, now); // only a request that could be approved now may wait for its payment
  const asked: Collab = { ...collab, approvalAskedBy: actor.userId };
  return [asked, happened('collab.approval-asked', asked, actor, now)];
}

/**
 * The payment has arrived: approves the request, or sends the brand's own, on behalf of the person who asked. Null when
 * nothing is waiting for it any more, or it is too late.
 */
export function goOnAsAsked(collab: Collab, now: Date): [Collab, CollabEvent] | null {
  const asker = askerOf(collab);
  if (!asker || collab.outcome !== 'open' || now >= collab.respondBy) return null;
  return isUnsent(collab) ? send(collab, asker, now) : move(collab, 'approve', asker, now);
}

/** The actor who is waiting for the payment, as they were when they asked. */
export function askerOf({ approvalAskedBy: userId, brandId: uid }: Collab): Actor | null {
  return userId === null ? null : { userId, role: 'brand', profile: { uid, type: 'brand' } };
}
