import { londonTimeAt } from '../../../contract/rules/london-time.js';
import { piecesInWords } from '../../../contract/rules/pieces-in-words.js';
import type { NoticeFacts } from '../../../contract/rules/notification-kinds.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, happened, partiesOf, type Party } from './collab.js';
import { collabErrors, pieceErrors } from './collab.errors.js';
import type { Deliverable } from './deliverable.js';
import type { FoundUse, RightsEnd, Trace } from './proof.js';
import { daysAfter, limits, morningOf } from './timings.js';
import { withPieceOf } from './usage-rights.js';

type Decision = [Collab, CollabEvent];
export type RightsNotice = NonNullable<RightsEnd['told']>;

const notices: readonly RightsNotice[] = ['soon', 'tomorrow', 'today'];

/** When the brand's rights to this piece end; null if they weren't granted, or don't end. */
const endsAt = ({ terms }: Collab, { approvedAt, rightsUntil }: Deliverable): Date | null =>
  terms.rights && approvedAt ? rightsUntil : null;

/** The current end of its rights. Earlier reports stay on record. */
export function rightsEndOf({ proof: { rightsEnd }, rightsUntil }: Deliverable): RightsEnd {
  const until = rightsUntil?.toISOString() ?? '';
  if (rightsEnd?.until === until) return rightsEnd;
  return { until, told: null, takenDown: null, uses: rightsEnd?.uses ?? [] };
}

const openUse = ({ uses }: RightsEnd): FoundUse | undefined => uses.find(({ settled }) => settled === null);

/** Whether a reported use is waiting for the brand or our staff. */
export const isUseReported = ({ deliverables }: Pick<Collab, 'deliverables'>): boolean =>
  deliverables.some(({ proof }) => proof.rightsEnd && openUse(proof.rightsEnd));

/** In the morning, and never after the rights have ended. */
function noticeAt(until: Date, notice: RightsNotice): Date {
  const at = morningOf(daysAfter(until, limits.rightsNoticeDays[notice]));
  return at < until ? at : until;
}

/** The notices that the brand hasn't had yet, in order; none once everything has come down. */
function noticesLeft(collab: Collab, piece: Deliverable): readonly Readonly<{ notice: RightsNotice; at: Date }>[] {
  const until = endsAt(collab, piece);
  const { told, takenDown } = rightsEndOf(piece);
  if (!until || takenDown) return [];
  return notices.slice(told ? notices.indexOf(told) + 1 : 0).map((notice) => ({ notice, at: noticeAt(until, notice) }));
}

/** When the brand is next reminded that rights end; null if it needn't be. */
export function rightsNoticeAt(collab: Collab): Date | null {
  const times = collab.deliverables.flatMap((piece) => noticesLeft(collab, piece)[0]?.at.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const dayOf = (moment: Date): string => londonTimeAt(moment).date;

/** How far away the end is. A notice that we couldn't send on the day says that the rights have ended. */
const dueOf = (notice: RightsNotice, until: Date, now: Date): NonNullable<NoticeFacts['due']> =>
  dayOf(until) < dayOf(now) ? 'late' : notice;

/** What the log says of a notice. */
export type NoticeProof = Readonly<{ notice: RightsNotice; pieces: readonly Readonly<{ id: string }>[] }>;

/** The pieces of this notice that still have to come down: they haven't yet, and their rights haven't been renewed. */
export const comingDown = ({ deliverables }: Collab, { notice, pieces }: NoticeProof): readonly Deliverable[] =>
  deliverables.filter((piece) => {
    const { told, takenDown } = rightsEndOf(piece);
    return told === notice && takenDown === null && pieces.some(({ id }) => id === piece.id);
  });

const withEnd = (piece: Deliverable, change: Partial<RightsEnd>): Deliverable => ({
  ...piece,
  proof: { ...piece.proof, rightsEnd: { ...rightsEndOf(piece), ...change } },
});

/** Reminds the brand of every piece that is due: 14 days before its rights end, the day before, and on the day. */
export function tellRightsEnd(collab: Collab, actor: Actor, now: Date): [Collab, ...CollabEvent[]] {
  const due = collab.deliverables.map((piece) => ({
    piece,
    notice: noticesLeft(collab, piece).findLast(({ at }) => at <= now)?.notice,
  }));
  const deliverables = due.map(({ piece, notice }) => (notice ? withEnd(piece, { told: notice }) : piece));
  const next: Collab = { ...collab, deliverables, updatedAt: now };
  const events = notices.flatMap((notice): CollabEvent[] => {
    const pieces = due.filter((each) => each.notice === notice).map(({ piece }) => piece);
    return pieces.length > 0 ? [ending(next, pieces, notice, actor, now)] : [];
  });
  return [next, ...events];
}

function ending(
  collab: Collab,
  pieces: readonly Deliverable[],
  notice: RightsNotice,
  actor: Actor,
  now: Date,
): CollabEvent {
  const until = new Date(Math.min(...pieces.map(({ rightsUntil }) => rightsUntil!.getTime())));
  return happened('collab.rights-ending', collab, actor, now, {
    facts: { until: until.toISOString(), due: dueOf(notice, until, now), missing: piecesInWords(pieces) },
    proof: {
      notice,
      pieces: pieces.map(({ id, rightsUntil, postUrl, mediaId }) => ({ id, rightsUntil, postUrl, file: mediaId })),
    } satisfies NoticeProof,
  });
}

export const rightsEndActions = ['confirm-takedown', 'report-use', 'uphold-use', 'dismiss-use'] as const;
export type RightsEndAction = (typeof rightsEndActions)[number];

const takenBy: Record<RightsEndAction, Party> = {
  'confirm-takedown': 'brand',
  'report-use': 'influencer',
  'uphold-use': 'staff',
  'dismiss-use': 'staff',
};

/** The brand has been reminded, or the rights are over; not so once they have been renewed. */
const isEnding = (piece: Deliverable, now: Date): boolean =>
  rightsEndOf(piece).told !== null || (piece.rightsUntil !== null && piece.rightsUntil <= now);

function isOpenFor(collab: Collab, piece: Deliverable, action: RightsEndAction, now: Date): boolean {
  const end = rightsEndOf(piece);
  const reported = openUse(end) !== undefined;
  const until = endsAt(collab, piece);
  if (action === 'report-use') return until !== null && until <= now && !reported;
  if (action !== 'confirm-takedown' || reported) return reported;
  return until !== null && end.takenDown === null && isEnding(piece, now);
}

/**
 * The brand confirms once it has been reminded, and again after each report; the creator reports uses after the end;
 * staff decide on an open report.
 */
export const rightsEndActionsFor = (collab: Collab, piece: Deliverable, actor: Actor, now: Date): RightsEndAction[] =>
  rightsEndActions.filter(
    (action) => partiesOf(collab, actor).includes(takenBy[action]) && isOpenFor(collab, piece, action, now),
  );

function pieceFor(collab: Collab, id: string, action: RightsEndAction, actor: Actor, now: Date): Deliverable {
  const piece = collab.deliverables.find((each) => each.id === id);
  if (!piece) throw collabErrors.deliverableNotFound(id);
  if (!partiesOf(collab, actor).includes(takenBy[action])) throw collabErrors.notYourMove(action);
  if (!isOpenFor(collab, piece, action, now)) throw collabErrors.wrongStep(action);
  return piece;
}

function checkTrace({ url, mediaId }: Trace): void {
  if (url === null && mediaId === null) throw pieceErrors.traceNeeded();
}

/** The open report, settled. */
const settled = (
  { uses }: RightsEnd,
  how: NonNullable<FoundUse['settled']>,
  decision: string | null = null,
): readonly FoundUse[] => uses.map((use) => (use.settled === null ? { ...use, settled: how, decision } : use));

/**
 * The brand confirms that the content is no longer used, which also answers an open report. @throws
 * collabs/wrong-step, collabs/trace-needed
 */
export function confirmTakedown(collab: Collab, id: string, trace: Trace, actor: Actor, now: Date): Decision {
  const piece = pieceFor(collab, id, 'confirm-takedown', actor, now);
  checkTrace(trace);
  const takenDown = isEnding(piece, now) ? { ...trace, at: now.toISOString() } : null;
  const confirmed = withEnd(piece, { takenDown, uses: settled(rightsEndOf(piece), 'taken-down') });
  return withPieceOf(collab, confirmed, 'deliverable.taken-down', { proof: trace }, actor, now);
}

/** The creator reports a use after the rights have ended. @throws collabs/wrong-step, collabs/trace-needed */
export function reportUse(
  collab: Collab,
  id: string,
  { words, ...trace }: Trace & Readonly<{ words: string }>,
  actor: Actor,
  now: Date,
): Decision {
  const piece = pieceFor(collab, id, 'report-use', actor, now);
  checkTrace(trace);
  const use: FoundUse = { ...trace, at: now.toISOString(), words: words.trim(), settled: null, decision: null };
  const reported = withEnd(piece, { uses: [...rightsEndOf(piece).uses, use] });
  const told = { proof: trace, ...(use.words ? { reason: use.words } : {}) };
  return withPieceOf(collab, reported, 'deliverable.use-reported', told, actor, now);
}

/**
 * Staff decide on the report. If they uphold it, the brand has to take the content down and confirm again. @throws
 * collabs/wrong-step, collabs/reason-needed
 */
export function decideUse(
  collab: Collab,
  id: string,
  action: 'uphold-use' | 'dismiss-use',
  reason: string,
  actor: Actor,
  now: Date,
): Decision {
  const piece = pieceFor(collab, id, action, actor, now);
  const decision = reason.trim();
  if (decision === '') throw collabErrors.reasonNeeded();
  const [how, name] =
    action === 'uphold-use'
      ? (['upheld', 'deliverable.use-upheld'] as const)
      : (['dismissed', 'deliverable.use-dismissed'] as const);
  const end = rightsEndOf(piece);
  const again = how === 'upheld' && isEnding(piece, now) ? ({ told: 'today', takenDown: null } as const) : {};
  const decided = withEnd(piece, { ...again, uses: settled(end, how, decision) });
  return withPieceOf(collab, decided, name, { reason: decision }, actor, now);
}
