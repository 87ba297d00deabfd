import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
import type { BillStatus } from '../../../contract/rules/bill.js';
import { asksForReviews } from '../../../contract/rules/disclosure/index.js';
import { beforeApproval, type Terms, termsOf } from '../../../contract/terms.js';
import { type Actor, eventOf, isTheProduct, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { type Deliverable, isWithBrand, piecesFor } from './deliverable.js';
import type { CollabEvent } from './collab-event.js';
import { collabErrors } from './collab.errors.js';
import { daysAfter, limits } from './timings.js';
import { isClaimOpen, isClaimUnanswered, type UndeliveredClaim } from './undelivered-claim.js';

export type { CollabEvent };

/** An offer as seen by Collabs. */
export type Offered = Terms & Readonly<{ id: string; brandId: string; state: string }>;

/**
 * How the visit was confirmed: by the venue's people, the brand or staff, by the influencer for a parcel, or
 * automatically.
 */
export type CheckedInBy = 'venue' | 'brand' | 'staff' | 'influencer' | 'time';

/** The creator's request for more time; `agreed` is null until the brand answers. */
export type DaysAsked = Readonly<{ days: number; reason: string; agreed: boolean | null }>;

/** The delay that the influencer announced to the venue on the day, and when (ISO 8601). */
export type RunningLate = Readonly<{ minutes: number; at: string }>;

/**
 * A visit's bill, in whole pence: entered after check-in, answered by the creator, decided by staff if they disagree.
 */
export type Bill = Readonly<{
  pence: number;
  /** ISO 8601. */
  typedAt: string;
  typedBy: Extract<CheckedInBy, 'venue' | 'brand' | 'staff'>;
  /** Also confirmed automatically after the deadline: see `billStatusOf`. */
  status: BillStatus;
  /** The creator's objection, and the total they claim. */
  answer: string | null;
  claimedPence: number | null;
  /** The reason for staff's decision, and the total they found. */
  decision: string | null;
  agreedPence: number | null;
}>;

/** One influencer, one offer, one ticket. How it ended is `outcome`; `stage` stays where it was. */
export type Collab = Readonly<{
  id: string;
  offerId: string;
  brandId: string;
  influencerId: string;
  requestedBy: 'brand' | 'influencer';
  stage: CollabStage;
  outcome: CollabOutcome;
  reason: string | null;
  note: string;
  /**
   * For the people who receive the visit, in the brand’s words; empty if there is nothing. The influencer never sees
   * it.
   */
  handoffNote: string;
  terms: Terms;
  slotId: string | null;
  visitAt: Date | null;
  respondBy: Date;
  contentDueAt: Date | null;
  /** Who approved or asked on the brand's behalf while the payment is still pending. */
  approvalAskedBy: string | null;
  /** When the choice of a time opened: at approval, or when another time was asked for. */
  bookableSince: Date | null;
  /** When the offer's last time begins, while one has to be chosen; null if there are no upcoming times. */
  timesEndAt: Date | null;
  remindedAt: Date | null;
  confirmAskedAt: Date | null;
  brandConfirmedAt: Date | null;
  influencerConfirmedAt: Date | null;
  checkedInAt: Date | null;
  checkedInBy: CheckedInBy | null;
  runningLate: RunningLate | null;
  /** The delivery address for a parcel, as the influencer entered it. */
  deliverTo: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  dispatchedAt: Date | null;
  /** Null if none was entered. */
  bill: Bill | null;
  noShowClaimedAt: Date | null;
  /** The influencer's reply to the claim. */
  noShowAnswer: string | null;
  /** Which side cancelled or moved the visit after the free cancellation limit; null for a newly booked one. */
  lateBy: 'brand' | 'influencer' | null;
  /** How many days the creator has been given beyond the agreed deadline. */
  daysGiven: number;
  daysAsked: DaysAsked | null;
  contentRemindedAt: Date | null;
  /** The brand's latest claim that content wasn't delivered. */
  undeliveredClaim: UndeliveredClaim | null;
  /** When both sides were warned that the Collab will be closed without its content. */
  closeWarnedAt: Date | null;
  /** Null if completed by its last piece. */
  completedByStaffAt: Date | null;
  /** When the brand accepted what had been delivered as complete. */
  acceptedAt: Date | null;
  deliverables: readonly Deliverable[];
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

/** `requester` and `counterparty` are the two sides of the request; `product` is the scheduler. */
export type Party = 'brand' | 'influencer' | 'requester' | 'counterparty' | 'staff' | 'product';

/** A request by the brand that hasn't been paid for, or ended before it was: only the brand ever knows about it. */
export const isUnsent = ({ requestedBy, stage, approvalAskedBy }: Collab): boolean =>
  requestedBy === 'brand' && stage === 1 && approvalAskedBy !== null;

/** Who asked for the payment of a Collab that has since reached `outcome`: remembered only if it was never sent. */
export const askerAfter = (collab: Collab, outcome: CollabOutcome): string | null =>
  outcome !== 'open' && isUnsent(collab) ? collab.approvalAskedBy : null;

export function partiesOf(collab: Collab, actor: Actor): Party[] {
  if (isTheProduct(actor)) return ['product'];
  if (actor.role === 'admin') return ['staff'];
  const side = sideOf(collab, actor);
  if (!side || (side === 'influencer' && isUnsent(collab))) return [];
  return [side, side === collab.requestedBy ? 'requester' : 'counterparty'];
}

/** Which side this person is on, if any. */
export function sideOf({ brandId, influencerId }: Collab, { role, profile }: Actor): ProfileRef['type'] | null {
  if (role === 'brand' && profile?.uid === brandId) return 'brand';
  return role === 'influencer' && profile?.uid === influencerId ? 'influencer' : null;
}

/** The profiles of both sides. */
export const sidesOf = ({ brandId, influencerId }: Collab): readonly ProfileRef[] => [
  { uid: brandId, type: 'brand' },
  { uid: influencerId, type: 'influencer' },
];

export const canSee = (collab: Collab, actor: Actor): boolean => partiesOf(collab, actor).length > 0;

/** The agreed terms, as far as this reader can see them: influencers see the contact on the day after approval only. */
export const termsFor = (collab: Collab, actor: Actor): Terms =>
  collab.stage === 1 && sideOf(collab, actor) === 'influencer' ? beforeApproval(collab.terms) : collab.terms;

export const happened = (
  name: CollabEvent['name'],
  collab: Collab,
  actor: Actor,
  now: Date,
  more: Pick<
    CollabEvent['payload'],
    'reason' | 'deliverableId' | 'proof' | 'late' | 'visitWasAt' | 'billPence' | 'giftPence' | 'facts' | 'unsent'
  > = {},
): CollabEvent => {
  const { id, brandId, influencerId, stage, outcome } = collab;
  const told = { ...more, ...(isUnsent(collab) ? { unsent: true as const } : {}) };
  return eventOf(name, { type: 'collab', id }, actor, now, { brandId, influencerId, stage, outcome, ...told });
};

/** An influencer requests an offer. @throws collabs/offer-not-live */
export function request(
  offer: Offered,
  influencerId: string,
  note: string,
  actor: Actor,
  now: Date,
): [Collab, CollabEvent] {
  const collab = begin(offer, influencerId, 'influencer', note, now);
  return [collab, requested(collab, actor, now)];
}

const requested = (collab: Collab, actor: Actor, now: Date): CollabEvent =>
  happened('collab.requested', collab, actor, now, { facts: { until: collab.respondBy.toISOString() } });

/**
 * A brand invites an influencer to one of its offers. Nobody else sees the invitation until it is sent, which happens
 * once it is paid for.
 * @throws collabs/offer-not-live, collabs/offer-not-found, collabs/asks-for-reviews
 */
export function invite(
  offer: Offered,
  influencerId: string,
  note: string,
  actor: Actor,
  now: Date,
): [Collab, CollabEvent] {
  if (actor.profile?.uid !== offer.brandId) throw collabErrors.offerNotFound(offer.id);
  if (asksForReviews(note)) throw collabErrors.asksForReviews('note');
  const collab = { ...begin(offer, influencerId, 'brand', note, now), approvalAskedBy: actor.userId };
  return [collab, happened('collab.request-asked', collab, actor, now)];
}

/** Sends the brand's request to the influencer, whose time to answer starts now. */
export function send(unsent: Collab, actor: Actor, now: Date): [Collab, CollabEvent] {
  const respondBy = daysAfter(now, limits.answerDays);
  const collab: Collab = { ...unsent, approvalAskedBy: null, respondBy, updatedAt: now };
  return [collab, requested(collab, actor, now)];
}

/** The initial values of a new Collab. */
export const untouched = {
  handoffNote: '',
  slotId: null,
  visitAt: null,
  contentDueAt: null,
  approvalAskedBy: null,
  bookableSince: null,
  timesEndAt: null,
  remindedAt: null,
  confirmAskedAt: null,
  brandConfirmedAt: null,
  influencerConfirmedAt: null,
  checkedInAt: null,
  checkedInBy: null,
  runningLate: null,
  deliverTo: null,
  carrier: null,
  trackingNumber: null,
  dispatchedAt: null,
  bill: null,
  noShowClaimedAt: null,
  noShowAnswer: null,
  lateBy: null,
  daysGiven: 0,
  daysAsked: null,
  contentRemindedAt: null,
  undeliveredClaim: null,
  closeWarnedAt: null,
  completedByStaffAt: null,
  acceptedAt: null,
} as const;

function begin(
  offer: Offered,
  influencerId: string,
  requestedBy: Collab['requestedBy'],
  note: string,
  now: Date,
): Collab {
  if (offer.state !== 'live') throw collabErrors.offerNotLive();
  return {
    ...untouched,
    id: newId(),
    offerId: offer.id,
    brandId: offer.brandId,
    influencerId,
    requestedBy,
    stage: 1,
    outcome: 'open',
    reason: null,
    note,
    terms: termsOf(offer),
    respondBy: daysAfter(now, limits.answerDays),
    deliverables: piecesFor(offer.asks),
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
}

/** Whether content can be submitted: the visit has been checked in, or the parcel received. */
export const isUnlocked = ({ checkedInAt }: Collab, now: Date): boolean => checkedInAt !== null && checkedInAt <= now;

/** Which side has the next move, so that the page can say who is waiting for whom. */
export function waitingFor(collab: Collab): 'brand' | 'influencer' | 'staff' | 'nobody' {
  const { outcome, stage, requestedBy, terms, deliverTo, noShowClaimedAt, noShowAnswer, daysAsked } = collab;
  if (outcome !== 'open') return 'nobody';
  if (stage === 1) return requestedBy === 'brand' && !isUnsent(collab) ? 'influencer' : 'brand';
  if (stage === 3) return terms.shipped && deliverTo !== null ? 'brand' : 'influencer';
  if (noShowClaimedAt) return noShowAnswer === null ? 'influencer' : 'staff';
  if (isClaimOpen(collab)) return isClaimUnanswered(collab) ? 'influencer' : 'staff';
  return daysAsked?.agreed === null || collab.deliverables.some(isWithBrand) ? 'brand' : 'influencer';
}
