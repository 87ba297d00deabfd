import type { Database } from '../../../../shared/db/index.js';
import { PromisedFiles } from '../../../media/index.js';

/** Once a brand has approved a piece it may use it, as agreed. */
export class ApprovedPromisedFiles extends PromisedFiles {
  constructor(private readonly db: Database) {
    super();
  }

  async among(mediaIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.rows<{ id: string }>(
      'select media_id as id from deliverables where media_id = any($1::uuid[]) and approved_at is not null',
      [mediaIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
