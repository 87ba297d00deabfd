import type { Terms } from '../../../contract/terms.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { billStatusOf } from '../domain/bill.js';
import { canSee, termsFor } from '../domain/collab.js';
import { collabErrors, reviewErrors } from '../domain/collab.errors.js';
import { reviewsFor, type VisibleReview } from '../domain/review.js';
import type { CollabRecord, CollabRecords } from '../ports/collab-records.js';
import type { DossierSeal } from '../ports/dossier-seal.js';
import type { Reviews } from '../ports/reviews.js';

/** Everything that proves what happened in a Collab that has ended, sealed. For both sides and staff. */
export class ExportDossier {
  constructor(
    private readonly collabs: CollabRecords,
    private readonly reviews: Reviews,
    private readonly seal: DossierSeal,
    private readonly clock: Clock,
  ) {}

  /** The files of the pack by their names. @throws collabs/not-found, collabs/dossier-not-ready */
  async execute(actor: Actor, id: string): Promise<ReadonlyMap<string, string>> {
    const record = await this.collabs.get(id);
    if (!canSee(record.collab, actor)) throw collabErrors.notFound(id);
    if (record.collab.outcome === 'open') throw reviewErrors.dossierNotReady();
    const exportedAt = this.clock.now();
    const { all } = reviewsFor(record.collab, await this.reviews.ofCollab(id), actor, exportedAt);
    const visible = all.map(({ bySide, opinion, words, createdAt }) => ({ bySide, opinion, words, createdAt }));

    const dossier = dossierOf(record, termsFor(record.collab, actor), visible, exportedAt);
    const rows = await this.seal.rowsOf(id);
    return this.seal.seal({ format: dossierFormat, collabId: id, exportedAt }, { dossier, rows });
  }
}

/** Says what is in a pack, so that a verifier knows it. */
export const dossierFormat = 'tastemaker-dossier/1';

/** What is known of a finished Collab, as plain values: terms, brief, visit, every piece with its proof, both reviews. */
export function dossierOf(
  { collab, brand, influencer }: CollabRecord,
  { brief, ...agreed }: Terms,
  reviews: readonly VisibleReview[],
  exportedAt: Date,
) {
  const { id, offerId, stage, outcome, reason, requestedBy, note, visitAt, checkedInAt, checkedInBy } = collab;
  return {
    format: dossierFormat,
    exportedAt,
    collab: { id, offerId, stage, outcome, reason, requestedBy, note, createdAt: collab.createdAt },
    brand: { id: brand.id, name: brand.name },
    influencer: { id: influencer.id, name: influencer.name, handle: influencer.handle },
    terms: agreed,
    brief,
    content: {
      dueAt: collab.contentDueAt,
      daysGiven: collab.daysGiven,
      daysAsked: collab.daysAsked,
      undeliveredClaim: collab.undeliveredClaim,
      acceptedAt: collab.acceptedAt,
    },
    bill: collab.bill && { ...collab.bill, status: billStatusOf(collab.bill, exportedAt) },
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
