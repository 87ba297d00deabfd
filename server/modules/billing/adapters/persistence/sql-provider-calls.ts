import { v4 } from 'uuid';
import type { Database } from '../../../../shared/db/index.js';
import { type ProviderCall, ProviderCalls, UnfinishedWork } from '../../ports/provider.js';

/** Keys are random: nobody shall guess one that is still to come. */
export class SqlProviderCalls extends ProviderCalls {
  constructor(private readonly db: Database) {
    super();
  }

  async prepare<Params extends object>(
    operation: string,
    subject: string,
    params: Params,
    now: Date,
  ): Promise<ProviderCall<Params>> {
    await this.db.affected(
      `insert into provider_calls (key, operation, subject, params, asked_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [v4(), operation, subject, JSON.stringify(params), now],
    );
    const [call] = await this.db.rows<ProviderCall<Params>>(
      `select key, params, asked_at as "askedAt", answer from provider_calls where operation = $1 and subject = $2`,
      [operation, subject],
    );
    return call!;
  }

  async answered(key: string, answer: string): Promise<void> {
    await this.db.affected('update provider_calls set answer = $2 where key = $1', [key, answer]);
  }
}

const atMost = 1_000;

export class SqlUnfinishedWork extends UnfinishedWork {
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
