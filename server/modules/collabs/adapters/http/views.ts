import type { Actor } from '../../../../shared/kernel/index.js';
import { type Collab, isUnsent, waitingFor } from '../../domain/collab.js';
import { actionsFor, answerClaimBy, bookBy, type CollabAction } from '../../domain/moves.js';
import { offerActionsFor, type Terms, termsOf } from '../../domain/offer.js';
import { freeChangeUntil } from '../../domain/timings.js';
import type { CollabRecord, WaitSummary } from '../../ports/collab.queries.js';
import type { OfferRecord } from '../../ports/offer.queries.js';
import type { CollabCost } from '../../use-cases/get-collab-cost.js';
import type { CollabCostView } from './collab-cost.dto.js';
import type { CollabView, TermsView } from './collabs.dto.js';
import type { OfferView } from './offers.dto.js';
import { toDeliverableView } from './piece-views.js';
import { toRightsView } from './rights-view.js';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

const claimOf = (collab: Collab) =>
  collab.noShowClaimedAt && {
    claimedAt: collab.noShowClaimedAt.toISOString(),
    answerBy: answerClaimBy(collab)!.toISOString(),
    answer: collab.noShowAnswer,
  };

const parcelOf = ({ deliverTo, carrier, trackingNumber, dispatchedAt }: Collab) => ({
  deliverTo,
  carrier,
  trackingNumber,
  dispatchedAt: text(dispatchedAt),
});

/** Nobody can stop waiting who does not wait, nor wait for more who has a place kept. */
const fitsWait = (action: CollabAction, wait: WaitSummary | null): boolean =>
  action === 'stop-waiting' ? wait !== null : action !== 'wait' || !wait?.held;

/** All that is agreed leaves. */
const toTermsView = (terms: Terms): TermsView => ({
  ...terms,
  asks: [...terms.asks],
  rights: toRightsView(terms.rights),
});

/** What leaves of a Collab, for this reader, now. */
export const toView = ({ collab, wait, brand, influencer }: CollabRecord, actor: Actor, now: Date): CollabView => {
  const { id, offerId, stage, outcome, reason, note, requestedBy } = collab;
  return {
    id,
    offerId,
    stage,
    outcome,
    reason,
    note,
    requestedBy,
    waitingFor: waitingFor(collab),
    awaitsPayment: outcome === 'open' && isUnsent(collab),
    brand,
    influencer,
    terms: toTermsView(collab.terms),
    visitAt: text(collab.visitAt),
    respondBy: collab.respondBy.toISOString(),
    contentDueAt: text(collab.contentDueAt),
    freeChangeUntil: text(collab.visitAt && freeChangeUntil(collab.visitAt)),
    bookBy: stage === 3 ? text(bookBy(collab)) : null,
    confirmation: {
      askedAt: text(collab.confirmAskedAt),
      brandAt: text(collab.brandConfirmedAt),
      influencerAt: text(collab.influencerConfirmedAt),
    },
    checkedInAt: text(collab.checkedInAt),
    checkedInBy: collab.checkedInBy,
    noShowClaim: claimOf(collab),
    parcel: collab.terms.shipped ? parcelOf(collab) : null,
    wait: wait && { ...wait, startsAt: wait.startsAt.toISOString(), endsAt: wait.endsAt.toISOString() },
    lateBy: collab.lateBy,
    deliverables: collab.deliverables.map((piece) => toDeliverableView(collab, piece, actor, now)),
    actions: actionsFor(collab, actor, now).filter((action) => fitsWait(action, wait)),
    createdAt: collab.createdAt.toISOString(),
    updatedAt: collab.updatedAt.toISOString(),
  };
};

/** What leaves of a Collab's cost, for its brand and staff. */
export const toCostView = ({ approval, taken, returnsUntil }: CollabCost): CollabCostView => ({
  approval: approval && {
    source: approval.source,
    pricePence: approval.pricePence,
    freeLeft: approval.freeLeft,
    keptLeft: approval.keptLeft,
  },
  taken: taken && { source: taken.source, pricePence: taken.pricePence, state: taken.state },
  returnsUntil: text(returnsUntil),
});

/** What leaves of an offer, for this reader. */
export const toOfferView = ({ offer, brand, slots, collabId, saved }: OfferRecord, actor: Actor): OfferView => {
  return {
    ...toTermsView(termsOf(offer)),
    id: offer.id,
    venueId: offer.venueId,
    blackoutDates: [...offer.blackoutDates],
    state: offer.state,
    createdAt: offer.createdAt.toISOString(),
    brand,
    slots: slots.map(({ id: slotId, startsAt, capacity, taken }) => ({
      id: slotId,
      startsAt: startsAt.toISOString(),
      capacity,
      placesLeft: capacity - taken,
    })),
    collabId,
    lat: offer.lat,
    lng: offer.lng,
    exactPlace: offer.exactPlace,
    saved,
    actions: offerActionsFor(offer, actor),
  };
};
