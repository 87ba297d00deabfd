import type { Actor } from '../../../shared/kernel/index.js';
import { billStatusOf } from './bill.js';
import { type Collab, termsFor } from './collab.js';

/** The evidence of a Collab as plain values: terms, brief, visit, bill, and every piece with its proof. */
export function evidenceOf(collab: Collab, actor: Actor, at: Date) {
  const { id, offerId, stage, outcome, reason, requestedBy, note, visitAt, checkedInAt, checkedInBy } = collab;
  const { brief, ...terms } = termsFor(collab, actor);
  return {
    collab: { id, offerId, stage, outcome, reason, requestedBy, note, createdAt: collab.createdAt },
    terms,
    brief,
    content: {
      dueAt: collab.contentDueAt,
      daysGiven: collab.daysGiven,
      daysAsked: collab.daysAsked,
      undeliveredClaim: collab.undeliveredClaim,
      acceptedAt: collab.acceptedAt,
    },
    bill: collab.bill && { ...collab.bill, status: billStatusOf(collab.bill, at) },
    visit: { at: visitAt, checkedInAt, checkedInBy, dispatchedAt: collab.dispatchedAt, carrier: collab.carrier },
    pieces: collab.deliverables.map(({ proof, mediaId, ...piece }) => ({
      ...piece,
      file: mediaId,
      versions: proof.versions,
      waivers: proof.waivers,
      disclosure: proof.disclosure,
      renewals: proof.renewals,
      seen: proof.seen ?? null,
      rightsEnd: proof.rightsEnd ?? null,
    })),
  };
}
