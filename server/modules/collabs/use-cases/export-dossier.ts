import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { reviewErrors } from '../domain/review.errors.js';
import { reviewsFor } from '../domain/review.js';
import type { CollabQueries } from '../ports/collab.queries.js';
import type { DossierSeal } from '../ports/dossier-seal.js';
import type { Reviews } from '../ports/reviews.js';
import { dossierFormat, dossierOf } from './dossier-of.js';

/** Everything that proves what happened in a Collab that has ended, sealed. For both sides and staff. */
export class ExportDossier {
  constructor(
    private readonly collabs: CollabQueries,
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

    const dossier = dossierOf(record, visible, exportedAt);
    const rows = await this.seal.rowsOf(id);
    return this.seal.seal({ format: dossierFormat, collabId: id, exportedAt }, { dossier, rows });
  }
}
