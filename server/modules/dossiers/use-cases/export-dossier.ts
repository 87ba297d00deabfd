import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { dossierErrors } from '../domain/dossier.errors.js';
import type { DossierSeal, GivenReviews, ProvenCollabs } from '../ports/dossiers.js';

/** All evidence of what happened in a finished Collab, signed. For both sides and staff. */
export class ExportDossier {
  constructor(
    private readonly collabs: ProvenCollabs,
    private readonly reviews: GivenReviews,
    private readonly seal: DossierSeal,
    private readonly clock: Clock,
  ) {}

  /** The pack's files by name. @throws collabs/not-found, collabs/dossier-not-ready */
  async execute(actor: Actor, id: string): Promise<ReadonlyMap<string, string>> {
    const exportedAt = this.clock.now();
    const evidence = await this.collabs.evidence(actor, id, exportedAt);
    if (evidence.collab.outcome === 'open') throw dossierErrors.notReady();

    const reviews = await this.reviews.visibleTo(actor, id, exportedAt);
    const dossier = { format: dossierFormat, exportedAt, ...evidence, reviews };
    const rows = await this.seal.rowsOf(id);
    return this.seal.seal({ format: dossierFormat, collabId: id, exportedAt }, { dossier, rows });
  }
}

/** The format of a pack, for the verifier. */
export const dossierFormat = 'tastemaker-dossier/1';
