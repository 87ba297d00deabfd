import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type DataExport, mayDownload } from '../domain/data-export.js';
import { privacyErrors } from '../domain/privacy.errors.js';
import type { ExportFile, ExportFiles } from '../ports/export-files.js';
import type { ExportRepository } from '../ports/export.repository.js';

/** A copy and its file. */
export type OpenedExport = Readonly<{ copy: DataExport; file: ExportFile }>;

/** Somebody fetches the copy of their data. */
export class OpenExport {
  constructor(
    private readonly exports: ExportRepository,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws privacy/export-not-found, also for another person's */
  async execute(actor: Actor, id: string): Promise<OpenedExport> {
    const copy = await this.exports.find(id);
    if (!copy || !mayDownload(copy, actor.userId, this.clock.now())) throw privacyErrors.exportNotFound(id);
    const file = await this.files.read(id);
    if (!file) throw privacyErrors.exportNotFound(id);
    return { copy, file };
  }
}
