import type { Actor } from '../../../../shared/kernel/index.js';
import { actionsFor, type Collab, waitingFor } from '../../domain/collab.js';
import type { Deliverable } from '../../domain/deliverable.js';
import { deliverableActionsFor } from '../../domain/delivery.js';
import { offerActionsFor } from '../../domain/offer.js';
import type { CollabRecord } from '../../ports/collab.queries.js';
import type { OfferRecord } from '../../ports/offer.queries.js';
import type { CollabView, DeliverableView } from './collabs.dto.js';
import type { OfferView } from './offers.dto.js';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What leaves of one piece. */
export const toDeliverableView = (collab: Collab, piece: Deliverable, actor: Actor, now: Date): DeliverableView => {
  const { id, type, contentType, status, mediaId, caption, postUrl, rounds } = piece;
  return {
    id,
    type,
    contentType,
    status,
    mediaId,
    caption,
    postUrl,
    rounds: rounds.map(({ number, comment, at }) => ({ number, comment, at: at.toISOString() })),
    submittedAt: text(piece.submittedAt),
    approvedAt: text(piece.approvedAt),
    publishedAt: text(piece.publishedAt),
    actions: deliverableActionsFor(collab, piece, actor, now),
  };
};

/** What leaves of a Collab, for this reader, now. */
export const toView = ({ collab, brand, influencer }: CollabRecord, actor: Actor, now: Date): CollabView => {
  const { id, offerId, stage, outcome, reason, note, requestedBy } = collab;
  const { title, kind, gives, valuePence, asks, brief, venue, city, category, guests, contentDueDays, photoPath } =
    collab.terms;
  return {
    id,
    offerId,
    stage,
    outcome,
    reason,
    note,
    requestedBy,
    waitingFor: waitingFor(collab),
    brand,
    influencer,
    terms: {
      title,
      kind,
      gives,
      valuePence,
      asks: [...asks],
      brief,
      venue,
      city,
      category,
      guests,
      contentDueDays,
      photoPath,
    },
    visitAt: text(collab.visitAt),
    respondBy: collab.respondBy.toISOString(),
    contentDueAt: text(collab.contentDueAt),
    deliverables: collab.deliverables.map((piece) => toDeliverableView(collab, piece, actor, now)),
    actions: actionsFor(collab, actor),
    createdAt: collab.createdAt.toISOString(),
    updatedAt: collab.updatedAt.toISOString(),
  };
};

/** What leaves of an offer, for this reader. */
export const toOfferView = ({ offer, brand, slots, collabId }: OfferRecord, actor: Actor): OfferView => {
  const {
    id,
    title,
    kind,
    gives,
    valuePence,
    asks,
    brief,
    venue,
    city,
    category,
    guests,
    contentDueDays,
    photoPath,
    state,
  } = offer;
  return {
    id,
    title,
    kind,
    gives,
    valuePence,
    asks: [...asks],
    brief,
    venue,
    city,
    category,
    guests,
    contentDueDays,
    photoPath,
    state,
    createdAt: offer.createdAt.toISOString(),
    brand,
    slots: slots.map(({ id: slotId, startsAt, capacity, taken }) => ({
      id: slotId,
      startsAt: startsAt.toISOString(),
      capacity,
      placesLeft: capacity - taken,
    })),
    collabId,
    actions: offerActionsFor(offer, actor),
  };
};
