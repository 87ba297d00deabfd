import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { askerAfter, type Collab, type CollabEvent, happened } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { type Deliverable, isPosted } from './deliverable.js';

/** Where staff put a Collab that went wrong: back to an earlier stage, or to an outcome. */
export type Override = Readonly<
  | { stage: Extract<CollabStage, 3 | 4 | 5> }
  | { outcome: Extract<CollabOutcome, 'cancelled' | 'no_show' | 'undelivered' | 'completed'> }
>;

/**
 * Staff correct a Collab and say why: back to a stage it has been at, or to an outcome. A Collab that ended without
 * content stays ended, because its credit has been returned. @throws collabs/reason-needed, collabs/cannot-override
 */
export function override(collab: Collab, to: Override, actor: Actor, now: Date, reason: string): [Collab, CollabEvent] {
  if (reason.trim() === '') throw collabErrors.reasonNeeded();
  if (collab.outcome !== 'open' && collab.outcome !== 'completed')
    throw collabErrors.cannotOverride('This Collab has ended and its credit has gone back. Please begin a new one.');
  const changed = 'stage' in to ? backTo(collab, to.stage, now) : endAs(collab, to.outcome, now);
  const next: Collab = {
    ...changed,
    reason: reason.trim(),
    approvalAskedBy: askerAfter(collab, changed.outcome),
    updatedAt: now,
  };
  return [next, happened('collab.overridden', next, actor, now, { reason: reason.trim() })];
}

function backTo(collab: Collab, stage: 3 | 4 | 5, now: Date): Collab {
  if (stage >= collab.stage) throw collabErrors.cannotOverride('A Collab can only be put back to an earlier stage.');
  const deliverables = collab.deliverables.map((piece) => pieceAt[stage](piece, now));
  const again: Collab = {
    ...collab,
    ...{ stage, outcome: 'open', completedByStaffAt: null, acceptedAt: null, deliverables },
    ...{ contentRemindedAt: null, undeliveredClaim: null, closeWarnedAt: null },
  };
  if (stage > 3) return again;
  return {
    ...again,
    ...{ slotId: null, visitAt: null, contentDueAt: null, bookableSince: now, remindedAt: null, confirmAskedAt: null },
    ...{
      brandConfirmedAt: null,
      influencerConfirmedAt: null,
      checkedInAt: null,
      checkedInBy: null,
      runningLate: null,
      dispatchedAt: null,
    },
    ...{ bill: null, noShowClaimedAt: null, noShowAnswer: null },
    ...{ daysGiven: 0, daysAsked: null },
  };
}

const begunAgain = (piece: Deliverable): Deliverable => ({
  ...piece,
  status: 'inprogress',
  approvedAt: null,
  publishedAt: null,
});

/** An approved piece has to be posted again. Any other draft goes back to the brand, with the full time to answer. */
function draftAgain(piece: Deliverable, now: Date): Deliverable {
  if (piece.status === 'inprogress') return piece;
  const draft: Deliverable = { ...piece, status: 'draft', publishedAt: null };
  return isPosted(piece) && piece.approvedAt
    ? draft
    : { ...draft, submittedAt: now, approvedAt: null, rightsUntil: null };
}

const pieceAt: Record<3 | 4 | 5, (piece: Deliverable, now: Date) => Deliverable> = {
  3: begunAgain,
  4: begunAgain,
  5: draftAgain,
};

function endAs(collab: Collab, outcome: 'cancelled' | 'no_show' | 'undelivered' | 'completed', now: Date): Collab {
  if (collab.outcome === 'completed')
    throw collabErrors.cannotOverride('This Collab is completed. Put it back to a stage first.');
  if (outcome === 'no_show' && collab.stage !== 4)
    throw collabErrors.cannotOverride('Only an agreed visit can be missed.');
  if (outcome === 'undelivered' && !collab.checkedInAt)
    throw collabErrors.cannotOverride('Nothing is owed before the visit has been, or the parcel received.');
  const visit = outcome === 'no_show' ? { checkedInAt: null, checkedInBy: null, bill: null } : {};
  const ended: Collab = { ...collab, ...visit, outcome };
  return outcome === 'completed' ? { ...ended, stage: 6, completedByStaffAt: now } : ended;
}

/**
 * Staff correct the gift's actual value and say why. The agreed value doesn't change.
 * @throws collabs/reason-needed, collabs/nothing-received, collabs/bill-contested
 */
export function correctGift(
  collab: Collab,
  giftPence: number,
  actor: Actor,
  now: Date,
  reason: string,
): [Collab, CollabEvent] {
  if (reason.trim() === '') throw collabErrors.reasonNeeded();
  if (!collab.checkedInAt) throw collabErrors.nothingReceived();
  if (collab.bill?.status === 'contested') throw collabErrors.billContested();
  const next: Collab = { ...collab, updatedAt: now };
  return [next, happened('collab.gift-corrected', next, actor, now, { giftPence, reason: reason.trim() })];
}
