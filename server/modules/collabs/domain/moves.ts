import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
import { type Actor, type DomainError, isTheProduct } from '../../../shared/kernel/index.js';
import {
  askerAfter,
  type Collab,
  type CollabEvent,
  happened,
  isUnsent,
  partiesOf,
  type Party,
  sideOf,
} from './collab.js';
import { collabErrors } from './collab.errors.js';
import { answerDraftBy } from './deliverable.js';
import {
  claimContentFrom,
  closeAt,
  creatorDueAt,
  daysLeftToGive,
  nextReminderAt,
  owedPieces,
  warnCloseAt,
} from './owed.js';
import { daysAfter, freeChangeUntil, hoursAfter, limits } from './timings.js';
import { answerContentClaimBy, isClaimOpen, isClaimUnanswered, upheld } from './undelivered-claim.js';

type Window = Readonly<{
  /** The first moment at which it is possible. */
  opens?: Date | null;
  /** The first moment at which it is no longer possible. */
  closes?: Date | null;
}>;

type Move = Readonly<{
  by: readonly Party[];
  from: readonly CollabStage[];
  to?: CollabStage;
  ends?: Exclude<CollabOutcome, 'open'>;
  event: CollabEvent['name'];
  /** Further conditions. */
  when?: (collab: Collab, party: Party) => boolean;
  /** Its time limits, which don't apply to staff. */
  within?: (collab: Collab) => Window;
  /**
   * The effect on the brand's credit: every outcome returns it, except the brand's own late cancellation and content
   * that it never claimed.
   */
  credit?: 'spends' | 'returns' | 'returns-unless-brand-is-late' | 'keeps';
}>;

const isVisit = ({ terms }: Collab) => !terms.shipped;
const isParcel = ({ terms }: Collab) => terms.shipped;
const isAwaited = ({ checkedInAt, noShowClaimedAt }: Collab) => checkedInAt === null && noShowClaimedAt === null;
const isClaimed = ({ checkedInAt, noShowClaimedAt }: Collab) => checkedInAt === null && noShowClaimedAt !== null;

const isOwed = (collab: Collab) => owedPieces(collab).length > 0;
/** The creator has something to do about the content, and nobody has claimed that it won't come. */
const isOwedInPeace = (collab: Collab) => creatorDueAt(collab) !== null && !isClaimOpen(collab);
const isDaysAsked = (collab: Collab) => collab.daysAsked?.agreed === null && isOwed(collab) && !isClaimOpen(collab);
const hasSomething = (collab: Collab) =>
  isOwed(collab) && collab.deliverables.some(({ approvedAt, status }) => approvedAt !== null || status === 'published');

const hasConfirmed = ({ brandConfirmedAt, influencerConfirmedAt }: Collab, party: Party) =>
  (party === 'brand' ? brandConfirmedAt : influencerConfirmedAt) !== null;

const untilAnswerIsDue = ({ respondBy }: Collab): Window => ({ closes: respondBy });
const beforeTheVisit = ({ visitAt }: Collab): Window => ({ closes: visitAt });
const around = ({ visitAt }: Collab): Window =>
  visitAt ? { opens: hoursAfter(visitAt, -limits.doorOpensHours), closes: hoursAfter(visitAt, limits.claimHours) } : {};

/**
 * The whole life cycle of a Collab, from which every other rule about stages is derived; the states of pieces are in
 * `delivery`.
 */
export const moves = {
  approve: { by: ['counterparty', 'staff'], from: [1], to: 3, event: 'collab.approved', when: (collab) => !isUnsent(collab), within: untilAnswerIsDue, credit: 'spends' },
  decline: { by: ['counterparty', 'staff'], from: [1], ends: 'declined', event: 'collab.declined', within: untilAnswerIsDue, credit: 'returns' },
  withdraw: { by: ['requester'], from: [1], ends: 'withdrawn', event: 'collab.withdrawn', credit: 'returns' },
  expire: { by: ['product'], from: [1], ends: 'expired', event: 'collab.expired', within: ({ respondBy }) => ({ opens: respondBy }), credit: 'returns' },

  schedule: { by: ['influencer', 'staff'], from: [3], to: 4, event: 'collab.scheduled', when: isVisit },
  wait: { by: ['influencer'], from: [3], event: 'collab.waits-for-place', when: isVisit },
  'stop-waiting': { by: ['influencer'], from: [3], event: 'collab.stopped-waiting', when: isVisit },
  'give-address': { by: ['influencer'], from: [3], event: 'collab.address-given', when: isParcel },
  dispatch: { by: ['brand', 'staff'], from: [3], to: 4, event: 'collab.dispatched', when: (collab) => isParcel(collab) && collab.deliverTo !== null },
  remind: { by: ['product'], from: [3], event: 'collab.reminded', when: ({ remindedAt }) => remindedAt === null, within: (collab) => ({ opens: remindAt(collab) }) },
  lapse: { by: ['product'], from: [3], ends: 'cancelled', event: 'collab.cancelled', within: (collab) => ({ opens: bookBy(collab) }), credit: 'returns' },

  reschedule: { by: ['influencer', 'staff'], from: [4], event: 'collab.moved', when: (collab) => isVisit(collab) && isAwaited(collab), within: beforeTheVisit },
  'ask-new-time': { by: ['brand', 'influencer', 'staff'], from: [4], to: 3, event: 'collab.time-asked', when: (collab) => isVisit(collab) && isAwaited(collab), within: beforeTheVisit },
  cancel: { by: ['brand', 'influencer', 'staff'], from: [3, 4], ends: 'cancelled', event: 'collab.cancelled', when: isAwaited, within: beforeTheVisit, credit: 'returns-unless-brand-is-late' },

  'ask-confirmation': { by: ['product'], from: [4], event: 'collab.confirmation-asked', when: (collab) => isVisit(collab) && isAwaited(collab) && !collab.confirmAskedAt, within: (collab) => ({ opens: confirmFrom(collab) }) },
  confirm: { by: ['brand', 'influencer'], from: [4], event: 'collab.confirmed', when: (collab, party) => isVisit(collab) && isAwaited(collab) && !hasConfirmed(collab, party), within: (collab) => ({ opens: confirmFrom(collab), closes: collab.visitAt }) },
  'check-in': { by: ['brand', 'staff'], from: [4], event: 'collab.checked-in', when: (collab) => isVisit(collab) && isAwaited(collab), within: around },
  receive: { by: ['influencer', 'staff'], from: [4], event: 'collab.checked-in', when: (collab) => isParcel(collab) && isAwaited(collab) },
  assume: { by: ['product'], from: [4], event: 'collab.checked-in', when: (collab) => isVisit(collab) && isAwaited(collab), within: (collab) => ({ opens: claimUntil(collab) }) },

  'claim-no-show': { by: ['brand'], from: [4], event: 'collab.no-show-claimed', when: (collab) => isVisit(collab) && isAwaited(collab), within: (collab) => ({ opens: collab.visitAt, closes: claimUntil(collab) }) },
  'drop-claim': { by: ['brand'], from: [4], event: 'collab.checked-in', when: isClaimed },
  'admit-no-show': { by: ['influencer'], from: [4], ends: 'no_show', event: 'collab.no-show', when: isClaimed, credit: 'returns' },
  'contest-no-show': { by: ['influencer'], from: [4], event: 'collab.no-show-answered', when: (collab) => isClaimed(collab) && collab.noShowAnswer === null, within: (collab) => ({ closes: answerClaimBy(collab) }) },
  'uphold-no-show': { by: ['staff', 'product'], from: [4], ends: 'no_show', event: 'collab.no-show', when: isClaimed, within: (collab) => ({ opens: answerClaimBy(collab) }), credit: 'returns' },
  'dismiss-no-show': { by: ['staff'], from: [4], event: 'collab.checked-in', when: isClaimed },

  'remind-content': { by: ['product'], from: [4, 5], event: 'collab.content-reminded', when: (collab) => isOwedInPeace(collab) && nextReminderAt(collab) !== null, within: (collab) => ({ opens: nextReminderAt(collab) }) },
  'ask-days': { by: ['influencer'], from: [4, 5], event: 'collab.days-asked', when: (collab) => isOwedInPeace(collab) && collab.daysAsked === null && daysLeftToGive(collab) > 0 },
  'agree-days': { by: ['brand', 'staff'], from: [4, 5], event: 'collab.days-given', when: isDaysAsked },
  'refuse-days': { by: ['brand', 'staff'], from: [4, 5], event: 'collab.days-refused', when: isDaysAsked },
  'give-days': { by: ['brand', 'staff'], from: [4, 5], event: 'collab.days-given', when: (collab) => isOwed(collab) && daysLeftToGive(collab) > 0 },
  'accept-delivered': { by: ['brand'], from: [4, 5], to: 6, ends: 'completed', event: 'collab.accepted', when: hasSomething, credit: 'keeps' },

  'claim-undelivered': { by: ['brand'], from: [4, 5], event: 'collab.undelivered-claimed', when: (collab) => isOwedInPeace(collab) && collab.undeliveredClaim?.settled !== 'dismissed', within: (collab) => ({ opens: claimContentFrom(collab) }) },
  'drop-undelivered-claim': { by: ['brand'], from: [4, 5], event: 'collab.undelivered-settled', when: isClaimOpen },
  'contest-undelivered': { by: ['influencer'], from: [4, 5], event: 'collab.undelivered-answered', when: isClaimUnanswered, within: (collab) => ({ closes: answerContentClaimBy(collab) }) },
  'uphold-undelivered': { by: ['staff', 'product'], from: [4, 5], ends: 'undelivered', event: 'collab.undelivered', when: (collab, party) => (party === 'staff' ? isClaimOpen : isClaimUnanswered)(collab), within: (collab) => ({ opens: answerContentClaimBy(collab) }), credit: 'returns' },
  'dismiss-undelivered': { by: ['staff'], from: [4, 5], event: 'collab.undelivered-settled', when: isClaimOpen },
  'warn-close': { by: ['product'], from: [4, 5], event: 'collab.close-warned', when: (collab) => isOwedInPeace(collab) && collab.closeWarnedAt === null, within: (collab) => ({ opens: warnCloseAt(collab) }) },
  'close-undelivered': { by: ['product'], from: [4, 5], ends: 'undelivered', event: 'collab.undelivered', when: (collab) => isOwedInPeace(collab) && collab.closeWarnedAt !== null, within: (collab) => ({ opens: closeAt(collab) }), credit: 'keeps' },
} as const satisfies Record<string, Move>; // prettier-ignore

export type CollabAction = keyof typeof moves;
const table: Readonly<Record<CollabAction, Move>> = moves;
/** Whether a Collab can be on a waiting list. */
export const mayWait = (collab: Collab): boolean =>
  collab.outcome === 'open' && isVisit(collab) && table.wait.from.includes(collab.stage);

export const allMoves = Object.keys(moves) as CollabAction[];

/** Moves that people can make; the others happen automatically when due. */
export const collabActions = allMoves.filter((action) => table[action].by.some((party) => party !== 'product'));

/** When an approved influencer is reminded to choose a time, and when the Collab ends without one. */
export function remindAt(collab: Collab): Date | null {
  const { bookableSince } = collab;
  const end = timesRunOut(collab);
  if (!bookableSince || !end) return bookableSince && daysAfter(bookableSince, limits.remindDays);
  const share = limits.remindDays / limits.bookDays;
  return new Date(bookableSince.getTime() + share * (end.getTime() - bookableSince.getTime()));
}
export const bookBy = (collab: Collab): Date | null => timesRunOut(collab) ?? fullChoice(collab);
const fullChoice = ({ bookableSince }: Collab) => bookableSince && daysAfter(bookableSince, limits.bookDays);
/** When the offer’s last time begins, if that is before the normal deadline to choose; else null. */
export function timesRunOut(collab: Collab): Date | null {
  const [{ timesEndAt }, until] = [collab, fullChoice(collab)];
  return timesEndAt && until && timesEndAt < until ? timesEndAt : null;
}
export const confirmFrom = ({ visitAt }: Collab) => visitAt && hoursAfter(visitAt, -limits.confirmHours);
export const claimUntil = ({ visitAt }: Collab) => visitAt && hoursAfter(visitAt, limits.claimHours);
export const answerClaimBy = ({ noShowClaimedAt }: Collab) =>
  noShowClaimedAt && hoursAfter(noShowClaimedAt, limits.answerClaimHours);

/**
 * Why this actor can't take this step now; null when they can. The error is made only to be thrown: a Collab is read
 * with what can be done, so most steps are refused in every view.
 */
function refusal(collab: Collab, action: CollabAction, actor: Actor, now: Date): (() => DomainError) | null {
  const move = table[action];
  const party = partiesOf(collab, actor).find((each) => move.by.includes(each));
  if (!party) return () => collabErrors.notYourMove(action);
  if (collab.outcome !== 'open') return () => collabErrors.ended();
  if (!move.from.includes(collab.stage)) return () => collabErrors.wrongStage(action, collab.stage);
  if (move.when && !move.when(collab, party)) return () => collabErrors.wrongStep(action);
  const { opens, closes } = party === 'staff' ? {} : (move.within?.(collab) ?? {});
  if (opens && now < opens) return () => collabErrors.notDueYet(action, opens);
  return closes && now >= closes ? () => collabErrors.tooLate(action, closes) : null;
}

/**
 * Checks that this actor can take this step now, and returns it.
 * @throws collabs/not-your-move, collabs/ended, collabs/wrong-stage, collabs/wrong-step, collabs/not-due-yet,
 * collabs/too-late
 */
export function check(collab: Collab, action: CollabAction, actor: Actor, now: Date): Move {
  const fault = refusal(collab, action, actor, now);
  if (fault) throw fault();
  return table[action];
}

/** Staff act on someone's behalf, and say why. @throws collabs/reason-needed */
export function checkReason(actor: Actor, reason?: string): void {
  if (actor.role === 'admin' && !isTheProduct(actor) && !reason?.trim()) throw collabErrors.reasonNeeded();
}

/** Whether cancelling or moving it now counts as late; at the exact limit it doesn't. */
export const isLate = ({ visitAt }: Collab, now: Date): boolean => visitAt !== null && now > freeChangeUntil(visitAt);

const changesOfVisit: readonly CollabAction[] = ['cancel', 'reschedule', 'ask-new-time'];

const lateSide = (collab: Collab, actor: Actor, now: Date) => (isLate(collab, now) ? sideOf(collab, actor) : null);

/** The Collab after a move, and its event. `change` is what the move changes apart from stage and outcome. */
export function moved(
  collab: Collab,
  action: CollabAction,
  actor: Actor,
  now: Date,
  change: Partial<Collab> = {},
  reason?: string,
): [Collab, CollabEvent] {
  const { to = collab.stage, ends = 'open', event } = check(collab, action, actor, now);
  const isChange = changesOfVisit.includes(action);
  const late = isChange ? lateSide(collab, actor, now) : null;
  const next: Collab = {
    ...collab,
    lateBy: late ?? collab.lateBy,
    ...change,
    stage: to,
    outcome: ends,
    reason: reason?.trim() || collab.reason,
    approvalAskedBy: askerAfter(collab, ends),
    updatedAt: now,
  };
  const told = {
    ...(reason ? { reason } : {}),
    ...(late ? { late: true as const } : {}),
    ...(isChange && collab.visitAt ? { visitWasAt: collab.visitAt.toISOString() } : {}),
  };
  return [next, happened(event, next, actor, now, told)];
}

/** Steps without input. */
export const plainMoves = ['approve', 'decline', 'withdraw', 'expire', 'cancel', 'lapse', 'admit-no-show', 'uphold-no-show', 'uphold-undelivered', 'close-undelivered'] as const satisfies readonly CollabAction[]; // prettier-ignore
export type PlainMove = (typeof plainMoves)[number];

export const isPlainMove = (action: CollabAction): action is PlainMove => plainMoves.some((each) => each === action);

/** Takes a step without input. @throws what `check` throws */
export function move(
  collab: Collab,
  action: PlainMove,
  actor: Actor,
  now: Date,
  reason?: string,
): [Collab, CollabEvent] {
  return moved(collab, action, actor, now, changeBy(collab, action, now), reason);
}

function changeBy(collab: Collab, action: PlainMove, now: Date): Partial<Collab> {
  if (action === 'approve') return { bookableSince: now };
  return action === 'uphold-undelivered' ? upheld(collab, now) : {};
}

/** What this reader can do with the Collab now. */
export const actionsFor = (collab: Collab, actor: Actor, now: Date): CollabAction[] =>
  collabActions.filter((action) => refusal(collab, action, actor, now) === null);

type Due = Readonly<{ action: CollabAction; at: Date }>;

const dueAt = (action: CollabAction, moment: Date | null): Due | null => moment && { action, at: moment };

/** The next automatic event and its time; null if only people can act. */
export function nextDue(collab: Collab): Due | null {
  const { outcome, stage, terms, checkedInAt } = collab;
  if (outcome !== 'open') return null;
  if (stage === 1) return dueAt('expire', collab.respondBy);
  if (stage === 3) return collab.remindedAt ? dueAt('lapse', bookBy(collab)) : dueAt('remind', remindAt(collab));
  if (checkedInAt) return nextDueOfContent(collab);
  if (terms.shipped) return null;
  if (collab.noShowClaimedAt)
    return collab.noShowAnswer === null ? dueAt('uphold-no-show', answerClaimBy(collab)) : null;
  return collab.confirmAskedAt ? dueAt('assume', claimUntil(collab)) : dueAt('ask-confirmation', confirmFrom(collab));
}

function nextDueOfContent(collab: Collab): Due | null {
  if (isClaimOpen(collab))
    return isClaimUnanswered(collab) ? dueAt('uphold-undelivered', answerContentClaimBy(collab)) : null;
  const reminder = dueAt('remind-content', nextReminderAt(collab));
  const end = collab.closeWarnedAt
    ? dueAt('close-undelivered', closeAt(collab))
    : dueAt('warn-close', warnCloseAt(collab));
  return reminder && end && reminder.at < end.at ? reminder : end;
}

/**
 * When the next step of an open Collab is due: answering, choosing a time, checking in, answering a claim, delivering
 * content. After that it is overdue. Null once it has ended. Automatic events are in `nextDue`.
 */
export function nextStepBy(collab: Collab): Date | null {
  const { outcome, stage, visitAt, checkedInAt, noShowClaimedAt } = collab;
  if (outcome !== 'open') return null;
  if (stage === 1) return collab.respondBy;
  if (stage === 3) return bookBy(collab);
  if (checkedInAt)
    return isClaimOpen(collab) ? answerContentClaimBy(collab) : (creatorDueAt(collab) ?? draftsDueAt(collab));
  if (visitAt === null) return collab.contentDueAt;
  return noShowClaimedAt ? answerClaimBy(collab) : hoursAfter(visitAt, limits.visitHours);
}

/** When the oldest draft has to be reviewed. */
function draftsDueAt({ deliverables }: Collab): Date | null {
  const [first = null] = deliverables
    .flatMap((piece) => answerDraftBy(piece) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return first;
}
