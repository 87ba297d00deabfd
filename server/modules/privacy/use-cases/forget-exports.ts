import type { Clock } from '../../../shared/kernel/index.js';
import type { ExportFiles } from '../ports/export-files.js';
import type { ExportRepository } from '../ports/export.repository.js';

const batch = 50;

/** Copies that nobody may download any more are deleted. Answers how many. */
export class ForgetExports {
  constructor(
    private readonly exports: ExportRepository,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const expired = await this.exports.expired(this.clock.now(), batch);
    for (const { id } of expired) {
      await this.files.remove(id);
      await this.exports.remove(id);
    }
    return expired.length;
  }
}
