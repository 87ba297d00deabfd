import type { Database } from '../../../../shared/db/index.js';
import { DueDrafts } from '../../ports/due-drafts.js';

export class SqlDueDrafts extends DueDrafts {
  constructor(private readonly db: Database) {
    super();
  }

  async before(submittedBy: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select d.id from deliverables d join collabs c on c.id = d.collab_id
       where d.status = 'draft' and d.approved_at is null and d.submitted_at <= $1
         and c.outcome = 'open' and c.stage in (4, 5)
       order by d.submitted_at limit $2`,
      [submittedBy, limit],
    );
    return rows.map(({ id }) => id);
  }
}
