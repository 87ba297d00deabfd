import type { Database } from '../../../../shared/db/index.js';
import { UnfinishedWork } from '../../ports/unfinished-work.js';

const atMost = 1_000;

export class PgUnfinishedWork extends UnfinishedWork {
  constructor(private readonly db: Database) {
    super();
  }

  /** A line says that it was spent, also where it has been given back since. */
  async unchargedExtras(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select l.collab_id as id from credit_lines l
       where l.kind = 'spent' and l.source = 'invoice' and not exists (
         select from provider_calls c where c.operation = 'extra' and c.subject = l.collab_id::text and c.answer is not null)
       order by l.id limit ${atMost}`,
    );
    return rows.map(({ id }) => id);
  }

  async unpaidRefunds(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select id from refunds where state = 'asked' order by id limit ${atMost}`,
    );
    return rows.map(({ id }) => id);
  }
}
