import { doorTimes } from '../../../contract/rules/deadlines.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import { type CheckedInBy, type Collab, type CollabEvent, happened, sideOf } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { visitEndsAt } from './food-risks.js';
import { mayWait, moved, timesRunOut } from './moves.js';
import { daysAfter } from './timings.js';

/** A time of an offer, as seen by Collabs. */
export type Slot = Readonly<{ id: string; offerId: string; startsAt: Date }>;

/** `cancelled`: nobody is expected. */
export type VisitStatus = 'awaited' | 'in' | 'no-show-claimed' | 'cancelled';

type Decision = [Collab, CollabEvent];
type DoorTimes = ReturnType<typeof doorTimes>;

/** Clears everything about the previous visit. */
const noVisit = {
  slotId: null,
  visitAt: null,
  contentDueAt: null,
  timesEndAt: null,
  confirmAskedAt: null,
  brandConfirmedAt: null,
  influencerConfirmedAt: null,
  runningLate: null,
} as const satisfies Partial<Collab>;

/** The influencer books a published time; content is due this many days after it. @throws collabs/slot-past */
export const schedule = (collab: Collab, slot: Slot, actor: Actor, now: Date): Decision =>
  moved(collab, 'schedule', actor, now, { ...visitAt(collab, slot, now), lateBy: null });

/** Moves the visit to another published time. @throws collabs/slot-past, collabs/same-time */
export function reschedule(collab: Collab, slot: Slot, actor: Actor, now: Date): Decision {
  const change = visitAt(collab, slot, now);
  if (slot.id === collab.slotId) throw collabErrors.sameTime();
  return moved(collab, 'reschedule', actor, now, change);
}

function visitAt(collab: Collab, slot: Slot, now: Date): Partial<Collab> {
  if (slot.offerId !== collab.offerId) throw collabErrors.slotNotFound(slot.id);
  if (slot.startsAt <= now) throw collabErrors.slotPast();
  const contentDueAt = daysAfter(slot.startsAt, collab.terms.contentDueDays);
  return { ...noVisit, slotId: slot.id, visitAt: slot.startsAt, contentDueAt };
}

/** The booked time no longer works: the influencer chooses another, with the full time to do so. */
export const askNewTime = (collab: Collab, actor: Actor, now: Date, reason?: string): Decision =>
  moved(collab, 'ask-new-time', actor, now, { ...noVisit, bookableSince: now, remindedAt: null }, reason);

/** A day before the visit, asks both sides to confirm it. */
export const askConfirmation = (collab: Collab, actor: Actor, now: Date): Decision =>
  moved(collab, 'ask-confirmation', actor, now, { confirmAskedAt: now });

/** One side confirms the visit. */
export const confirm = (collab: Collab, actor: Actor, now: Date): Decision =>
  moved(collab, 'confirm', actor, now, {
    [actor.role === 'brand' ? 'brandConfirmedAt' : 'influencerConfirmedAt']: now,
  });

/** Whether the brand can leave a note for the people who receive this visit: from the booking until the visit is over. */
export function canNoteHandoff({ outcome, terms, visitAt }: Collab, now: Date): boolean {
  const end = visitEndsAt({ visitAt });
  return outcome === 'open' && !terms.shipped && end !== null && now < end;
}

/**
 * The brand leaves a note for the people who receive the visit, or removes it with an empty one. The influencer isn't
 * notified. @throws collabs/not-your-move, collabs/wrong-step
 */
export function noteHandoff(collab: Collab, note: string, actor: Actor, now: Date): Decision {
  if (sideOf(collab, actor) !== 'brand') throw collabErrors.notYourMove('note-handoff');
  if (!canNoteHandoff(collab, now)) throw collabErrors.wrongStep('note-handoff');
  const noted: Collab = { ...collab, handoffNote: note.trim() };
  return [noted, happened('collab.handoff-noted', noted, actor, now, { unsent: true })];
}

/** The influencer has arrived, so pieces can be submitted. */
export const checkIn = (collab: Collab, by: CheckedInBy, actor: Actor, now: Date): Decision =>
  moved(collab, 'check-in', actor, now, { checkedInAt: now, checkedInBy: by });

/**
 * The venue's staff saw the influencer arrive at `at`, possibly while offline. The earliest such time counts. Null if
 * nothing changes. @throws what `check` throws, as of that moment
 */
export function arrive(collab: Collab, at: Date, proof: object, actor: Actor, now: Date): Decision | null {
  const { checkedInAt, terms } = collab;
  if (terms.shipped) throw collabErrors.wrongStep('check-in');
  if (checkedInAt && checkedInAt <= at) return null;
  const seen = { checkedInAt: at, checkedInBy: 'venue' } as const;
  const next = { ...(checkedInAt ? collab : moved(collab, 'check-in', actor, at)[0]), ...seen, updatedAt: now };
  const name = checkedInAt ? 'collab.check-in-moved' : 'collab.checked-in';
  return [next, happened(name, next, actor, now, { proof: { ...proof, at: at.toISOString() } })];
}

/**
 * The influencer told the venue, at `at`, that they will be this many minutes late. @throws collabs/wrong-step,
 * collabs/too-late
 */
export function expectLater(collab: Collab, minutes: number, at: Date, actor: Actor, now: Date): Decision {
  if (collab.noShowClaimedAt) throw collabErrors.wrongStep('check-in');
  awaitedDoor(collab, now);
  const next: Collab = { ...collab, runningLate: { minutes, at: at.toISOString() }, updatedAt: now };
  return [next, happened('collab.running-late', next, actor, now, { proof: { minutes, at: at.toISOString() } })];
}

/** The time to report a no-show has passed. */
export const assume = (collab: Collab, actor: Actor, now: Date): Decision =>
  moved(collab, 'assume', actor, now, { checkedInAt: now, checkedInBy: 'time' });

/** The check-in window of a visit that is still awaited. @throws collabs/wrong-step, collabs/too-late */
export function awaitedDoor({ outcome, stage, visitAt, checkedInAt }: Collab, now: Date): DoorTimes {
  if (outcome !== 'open' || stage !== 4 || !visitAt || checkedInAt) throw collabErrors.wrongStep('check-in');
  const times = doorTimes(visitAt);
  if (now >= times.closes) throw collabErrors.tooLate('check-in', times.closes);
  return times;
}

/** @throws collabs/wrong-step, collabs/not-due-yet, collabs/too-late unless the venue can check the influencer in now */
export function checkAwaited(collab: Collab, now: Date): void {
  const { opens } = awaitedDoor(collab, now);
  if (now < opens) throw collabErrors.notDueYet('check-in', opens);
}

/** A visit's status for the door. */
export function visitStatusOf(visit: Pick<Collab, 'outcome' | 'checkedInAt' | 'noShowClaimedAt'>): VisitStatus {
  if (visit.checkedInAt) return 'in';
  if (visit.outcome !== 'open') return 'cancelled';
  return visit.noShowClaimedAt ? 'no-show-claimed' : 'awaited';
}

/**
 * The offer’s last time has changed: a time has to be chosen before it, and the brand is warned if that leaves less time than
 * usual. Null if nothing changes.
 */
export function followTimes(collab: Collab, timesEndAt: Date | null, now: Date): [Collab, ...CollabEvent[]] | null {
  if (!mayWait(collab) || timesEndAt?.getTime() === collab.timesEndAt?.getTime()) return null;
  const next: Collab = { ...collab, timesEndAt };
  const [before, after] = [timesRunOut(collab), timesRunOut(next)];
  const isShortened = after !== null && (before === null || after < before);
  return isShortened ? [next, happened('collab.times-shortened', next, theProduct, now)] : [next];
}

/** Reminds an approved influencer who hasn't chosen a time, once. */
export const remind = (collab: Collab, actor: Actor, now: Date): Decision =>
  moved(collab, 'remind', actor, now, { remindedAt: now });

/** Carrier and tracking number; some carriers have none. */
export type Dispatch = Readonly<{ carrier: string; trackingNumber: string | null }>;

const shortestAddress = 10;

/**
 * The influencer gives the delivery address, and can correct it until the parcel is sent. @throws
 * collabs/address-needed
 */
export function giveAddress(collab: Collab, address: string, actor: Actor, now: Date): [Collab, CollabEvent] {
  const deliverTo = address.trim();
  if (deliverTo.length < shortestAddress) throw collabErrors.addressNeeded();
  return moved(collab, 'give-address', actor, now, { deliverTo });
}

/** The parcel has been sent. @throws collabs/carrier-needed */
export function dispatch(collab: Collab, parcel: Dispatch, actor: Actor, now: Date): [Collab, CollabEvent] {
  const carrier = parcel.carrier.trim();
  if (carrier === '') throw collabErrors.carrierNeeded();
  const trackingNumber = parcel.trackingNumber?.trim() || null;
  return moved(collab, 'dispatch', actor, now, { carrier, trackingNumber, dispatchedAt: now });
}

/** The parcel has arrived, which corresponds to a visit's check-in: content is due this many days from now. */
export const receive = (collab: Collab, actor: Actor, now: Date): [Collab, CollabEvent] =>
  moved(collab, 'receive', actor, now, {
    checkedInAt: now,
    checkedInBy: actor.role === 'admin' ? 'staff' : 'influencer',
    contentDueAt: daysAfter(now, collab.terms.contentDueDays),
  });

/** The brand reports a no-show. The influencer is asked to reply before a deadline. */
export const claimNoShow = (collab: Collab, actor: Actor, now: Date, reason?: string): Decision =>
  moved(collab, 'claim-no-show', actor, now, { noShowClaimedAt: now }, reason);

/** The influencer says that they were there, so staff decide. @throws collabs/reason-needed */
export function contestNoShow(collab: Collab, actor: Actor, now: Date, words = ''): Decision {
  const noShowAnswer = words.trim();
  if (noShowAnswer === '') throw collabErrors.reasonNeeded();
  const [answered, event] = moved(collab, 'contest-no-show', actor, now, { noShowAnswer });
  return [answered, { ...event, payload: { ...event.payload, reason: noShowAnswer } }];
}

/** The brand withdraws its claim, or staff find for the influencer: the visit happened. */
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
