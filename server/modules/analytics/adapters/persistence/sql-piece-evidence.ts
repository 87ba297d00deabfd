import { PieceEvidence } from '../../../collabs/index.js';
import type { Database } from '../../../../shared/db/index.js';

/** A screenshot that proves numbers is not deleted while they stand. */
export class SqlPieceEvidence extends PieceEvidence {
  constructor(private readonly db: Database) {
    super();
  }

  async isEvidence(mediaId: string): Promise<boolean> {
    const rows = await this.db.rows('select from piece_readings where screenshot_id = $1 limit 1', [mediaId]);
    return rows.length > 0;
  }
}
