import type { CollabRecord } from '../ports/collab.queries.js';
import type { VisibleReview } from '../domain/review.js';

/** Says what is in a pack, so that a verifier knows it. */
export const dossierFormat = 'tastemaker-dossier/1';

/** What is known of a finished Collab, as plain values: terms, brief, visit, every piece with its proof, both reviews. */
export function dossierOf(
  { collab, brand, influencer }: CollabRecord,
  reviews: readonly VisibleReview[],
  exportedAt: Date,
) {
  const { id, offerId, stage, outcome, reason, requestedBy, note, terms, visitAt, checkedInAt, checkedInBy } = collab;
  const { brief, ...agreed } = terms;
  return {
    format: dossierFormat,
    exportedAt,
    collab: { id, offerId, stage, outcome, reason, requestedBy, note, createdAt: collab.createdAt },
    brand: { id: brand.id, name: brand.name },
    influencer: { id: influencer.id, name: influencer.name, handle: influencer.handle },
    terms: agreed,
    brief,
    visit: { at: visitAt, checkedInAt, checkedInBy, dispatchedAt: collab.dispatchedAt, carrier: collab.carrier },
    pieces: collab.deliverables.map(({ proof, mediaId, ...piece }) => ({
      ...piece,
      file: mediaId,
      versions: proof.versions,
      waivers: proof.waivers,
      disclosure: proof.disclosure,
      renewals: proof.renewals,
    })),
    reviews,
  };
}
