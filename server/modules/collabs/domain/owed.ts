import { type DraftWait, pieceDueAt } from '../../../contract/rules/deadlines.js';
import { londonTimeAt } from '../../../contract/rules/london-time.js';
import { piecesInWords } from '../../../contract/rules/pieces-in-words.js';
import type { Collab } from './collab.js';
import { type Deliverable, isWithBrand } from './deliverable.js';
import { daysAfter, limits, morningOf } from './timings.js';

/**
 * An agreed piece that isn't published yet. The clock is paused while it waits for the brand's review, from
 * `waitsSince`.
 */
export type OwedPiece = Readonly<{ piece: Deliverable; dueAt: Date; waitsSince: Date | null }>;

/** Drafts that the brand has reviewed. */
function waitsOf({ rounds, proof, submittedAt, approvedAt }: Deliverable): DraftWait[] {
  const sentBack = rounds.map(({ version, at }) => {
    const draft = proof.versions.find(({ number }) => number === version);
    return { from: draft ? new Date(draft.at) : at, until: at };
  });
  return approvedAt && submittedAt ? [...sentBack, { from: submittedAt, until: approvedAt }] : sentBack;
}

/** What the creator owes after the visit or the parcel: every agreed piece until it is published. */
export function owedPieces({ outcome, checkedInAt, contentDueAt, deliverables }: Collab): OwedPiece[] {
  if (outcome !== 'open' || checkedInAt === null || contentDueAt === null) return [];
  return deliverables
    .filter(({ status }) => status !== 'published')
    .map((piece) => ({
      piece,
      dueAt: pieceDueAt(contentDueAt, waitsOf(piece)),
      waitsSince: isWithBrand(piece) ? piece.submittedAt : null,
    }));
}

const earliestOf = (pieces: readonly OwedPiece[]): Date | null =>
  pieces.length > 0 ? new Date(Math.min(...pieces.map(({ dueAt }) => dueAt.getTime()))) : null;

/** The pieces that the creator has to act on: not submitted, sent back, or approved and not yet posted. */
export const missingPieces = (collab: Collab): OwedPiece[] =>
  owedPieces(collab).filter(({ waitsSince }) => waitsSince === null);

/** The earliest deadline; null while all are waiting for the brand. */
export const creatorDueAt = (collab: Collab): Date | null => earliestOf(missingPieces(collab));

/** From when content counts as late: a draft submitted in time isn't late, however long the brand takes to review it. */
export const lateFrom = (collab: Collab): Date | null =>
  earliestOf(owedPieces(collab).filter(({ dueAt, waitsSince }) => waitsSince === null || waitsSince > dueAt));

/** What is owed now, and since when it has been late; null if it isn't. */
export function owedOf(collab: Collab, now: Date): Readonly<{ pieces: readonly OwedPiece[]; lateSince: Date | null }> {
  const from = lateFrom(collab);
  return { pieces: owedPieces(collab), lateSince: from && from < now ? from : null };
}

/** Whether the creator is blocked from requesting anything else until it is published, or this Collab has ended. */
export const blocksRequests = (collab: Collab, now: Date): boolean =>
  owedPieces(collab).some(({ dueAt, waitsSince }) => daysAfter(dueAt, limits.blockRequestDays) < (waitsSince ?? now));

/** When the creator is next reminded; null if all reminders have been sent, or were due before the visit. */
export function nextReminderAt(collab: Collab): Date | null {
  const due = creatorDueAt(collab);
  const since = collab.contentRemindedAt ?? collab.checkedInAt;
  if (!due || !since) return null;
  return limits.contentReminderDays.map((days) => morningOf(daysAfter(due, days))).find((at) => at > since) ?? null;
}

/** How close the creator's deadline is, by London's calendar. */
export function dueWhen(due: Date, at: Date): 'soon' | 'today' | 'late' {
  const [today, dueOn] = [at, due].map((moment) => londonTimeAt(moment).date) as [string, string];
  if (today === dueOn) return 'today';
  return today < dueOn ? 'soon' : 'late';
}

/** "1 reel and 2 stories". */
export const missingInWords = (collab: Collab): string =>
  piecesInWords(missingPieces(collab).map(({ piece }) => piece));

const daysLate = (collab: Collab, days: number): Date | null => {
  const due = creatorDueAt(collab);
  return due && daysAfter(due, days);
};

/** From when the brand can claim that content wasn't delivered. */
export const claimContentFrom = (collab: Collab): Date | null => daysLate(collab, limits.claimContentDays);

/** When both sides are warned that the Collab will be closed without its content. */
export const warnCloseAt = (collab: Collab): Date | null => daysLate(collab, limits.closeDays - limits.closeNoticeDays);

/**
 * When it is closed without its content: this many days late, and never without a warning. Null until both sides have
 * been warned.
 */
export function closeAt(collab: Collab): Date | null {
  const due = daysLate(collab, limits.closeDays);
  const notice = collab.closeWarnedAt && daysAfter(collab.closeWarnedAt, limits.closeNoticeDays);
  return due && notice && (due > notice ? due : notice);
}

/** How many more days can still be given. */
export const daysLeftToGive = ({ daysGiven }: Collab): number => limits.giveDays - daysGiven;
