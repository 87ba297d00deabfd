import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
import { type Actor, type DomainEvent, eventOf, isTheProduct, newId } from '../../../shared/kernel/index.js';
import { collabErrors } from './collab.errors.js';
import { type Deliverable, piecesFor } from './deliverable.js';
import { type Offer, type Terms, termsOf } from './offer.js';
import { offerErrors } from './offer.errors.js';
import type { Slot } from './slot.js';

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
  terms: Terms;
  slotId: string | null;
  visitAt: Date | null;
  respondBy: Date;
  contentDueAt: Date | null;
  deliverables: readonly Deliverable[];
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

export type CollabEvent = DomainEvent<
  | 'collab.requested'
  | 'collab.approved'
  | 'collab.declined'
  | 'collab.withdrawn'
  | 'collab.scheduled'
  | 'collab.cancelled'
  | 'collab.expired'
  | 'collab.delivered'
  | 'collab.completed'
  | 'deliverable.submitted'
  | 'deliverable.sent-back'
  | 'deliverable.approved'
  | 'deliverable.published',
  Readonly<{
    brandId: string;
    influencerId: string;
    stage: CollabStage;
    outcome: CollabOutcome;
    reason?: string;
    deliverableId?: string;
  }>
>;

export const collabActions = ['approve', 'decline', 'withdraw', 'schedule', 'cancel', 'expire'] as const;
export type CollabAction = (typeof collabActions)[number];

/** `requester` and `counterparty` are the two sides of the request; `product` is the clock. */
export type Party = 'brand' | 'influencer' | 'requester' | 'counterparty' | 'staff' | 'product';

type Move = Readonly<{
  by: readonly Party[];
  from: readonly CollabStage[];
  to?: CollabStage;
  ends?: Exclude<CollabOutcome, 'open' | 'completed'>;
  event: CollabEvent['name'];
}>;

/** The whole life of a Collab up to its visit. Every other rule about its stage is derived from this table. */
export const moves: Record<CollabAction, Move> = {
  approve: { by: ['counterparty', 'staff'], from: [1], to: 3, event: 'collab.approved' },
  decline: { by: ['counterparty', 'staff'], from: [1], ends: 'declined', event: 'collab.declined' },
  withdraw: { by: ['requester'], from: [1], ends: 'withdrawn', event: 'collab.withdrawn' },
  schedule: { by: ['influencer', 'staff'], from: [3], to: 4, event: 'collab.scheduled' },
  cancel: { by: ['brand', 'influencer', 'staff'], from: [3, 4], ends: 'cancelled', event: 'collab.cancelled' },
  expire: { by: ['product'], from: [1], ends: 'expired', event: 'collab.expired' },
};

const answerWithinDays = 7;
const dayMs = 24 * 60 * 60 * 1_000;
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);

export function partiesOf(collab: Collab, actor: Actor): Party[] {
  if (isTheProduct(actor)) return ['product'];
  if (actor.role === 'admin') return ['staff'];
  const { brandId, influencerId, requestedBy } = collab;
  const side =
    actor.role === 'brand' && actor.profile?.uid === brandId
      ? 'brand'
      : actor.role === 'influencer' && actor.profile?.uid === influencerId
        ? 'influencer'
        : undefined;
  return side ? [side, side === requestedBy ? 'requester' : 'counterparty'] : [];
}

export const canSee = (collab: Collab, actor: Actor): boolean => partiesOf(collab, actor).length > 0;

export const happened = (
  name: CollabEvent['name'],
  collab: Collab,
  actor: Actor,
  now: Date,
  more: { reason?: string; deliverableId?: string } = {},
): CollabEvent => {
  const { id, brandId, influencerId, stage, outcome } = collab;
  return eventOf(name, { type: 'collab', id }, actor, now, { brandId, influencerId, stage, outcome, ...more });
};

/** An influencer asks for an offer. @throws collabs/offer-not-live */
export function request(
  offer: Offer,
  influencerId: string,
  note: string,
  actor: Actor,
  now: Date,
): [Collab, CollabEvent] {
  if (offer.state !== 'live') throw offerErrors.notLive();
  const collab: Collab = {
    id: newId(),
    offerId: offer.id,
    brandId: offer.brandId,
    influencerId,
    requestedBy: 'influencer',
    stage: 1,
    outcome: 'open',
    reason: null,
    note,
    terms: termsOf(offer),
    slotId: null,
    visitAt: null,
    respondBy: daysAfter(now, answerWithinDays),
    contentDueAt: null,
    deliverables: piecesFor(offer.asks),
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  return [collab, happened('collab.requested', collab, actor, now)];
}

function check(collab: Collab, action: CollabAction, actor: Actor): Move {
  const move = moves[action];
  if (!move.by.some((party) => partiesOf(collab, actor).includes(party))) throw collabErrors.notYourMove(action);
  if (collab.outcome !== 'open') throw collabErrors.ended();
  if (!move.from.includes(collab.stage)) throw collabErrors.wrongStage(action, collab.stage);
  return move;
}

/** A step that needs nothing but the word. @throws collabs/not-your-move, collabs/ended, collabs/wrong-stage */
export function move(
  collab: Collab,
  action: Exclude<CollabAction, 'schedule'>,
  actor: Actor,
  now: Date,
  reason?: string,
): [Collab, CollabEvent] {
  const { to = collab.stage, ends = 'open', event } = check(collab, action, actor);
  if (action === 'expire' && now < collab.respondBy) throw collabErrors.notDueYet();
  const moved: Collab = { ...collab, stage: to, outcome: ends, reason: reason ?? collab.reason, updatedAt: now };
  return [moved, happened(event, moved, actor, now, { reason })];
}

/** The influencer takes a published time; content is due so many days after it. @throws collabs/slot-past */
export function schedule(collab: Collab, slot: Slot, actor: Actor, now: Date): [Collab, CollabEvent] {
  const { to = collab.stage, event } = check(collab, 'schedule', actor);
  if (slot.offerId !== collab.offerId) throw offerErrors.slotNotFound(slot.id);
  if (slot.startsAt <= now) throw offerErrors.slotPast();
  const moved: Collab = {
    ...collab,
    stage: to,
    slotId: slot.id,
    visitAt: slot.startsAt,
    contentDueAt: daysAfter(slot.startsAt, collab.terms.contentDueDays),
    updatedAt: now,
  };
  return [moved, happened(event, moved, actor, now)];
}

/** The words that this reader may post now. */
export function actionsFor(collab: Collab, actor: Actor): CollabAction[] {
  if (collab.outcome !== 'open') return [];
  const parties = partiesOf(collab, actor);
  return collabActions.filter(
    (action) => moves[action].from.includes(collab.stage) && moves[action].by.some((party) => parties.includes(party)),
  );
}

/** Who has the next move, so that the page can say who waits for whom. */
export function waitingFor(collab: Collab): 'brand' | 'influencer' | 'nobody' {
  if (collab.outcome !== 'open') return 'nobody';
  if (collab.stage === 1) return collab.requestedBy === 'brand' ? 'influencer' : 'brand';
  const toReview = collab.deliverables.some(({ status, approvedAt }) => status === 'draft' && !approvedAt);
  return toReview ? 'brand' : 'influencer';
}
