import type { Actor } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { moved } from './moves.js';

type Decision = [Collab, CollabEvent];

/** The brand says that the influencer did not come. The influencer is asked, and time runs. */
export const claimNoShow = (collab: Collab, actor: Actor, now: Date, reason?: string): Decision =>
  moved(collab, 'claim-no-show', actor, now, { noShowClaimedAt: now }, reason);

/** The influencer says that they were there: staff decide. @throws collabs/reason-needed */
export function contestNoShow(collab: Collab, actor: Actor, now: Date, words = ''): Decision {
  const noShowAnswer = words.trim();
  if (noShowAnswer === '') throw collabErrors.reasonNeeded();
  return moved(collab, 'contest-no-show', actor, now, { noShowAnswer });
}

/** The brand takes its word back, or staff find for the influencer: the visit took place. */
export const settleAsVisited = (
  collab: Collab,
  action: 'drop-claim' | 'dismiss-no-show',
  actor: Actor,
  now: Date,
  reason?: string,
): Decision =>
  moved(
    collab,
    action,
    actor,
    now,
    { noShowClaimedAt: null, checkedInAt: now, checkedInBy: action === 'drop-claim' ? 'brand' : 'staff' },
    reason,
  );
