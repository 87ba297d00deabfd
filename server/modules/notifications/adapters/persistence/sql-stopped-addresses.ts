import type { Database } from '../../../../shared/db/index.js';
import { StoppedAddresses, type StopReason } from '../../ports/repositories.js';

export class SqlStoppedAddresses extends StoppedAddresses {
  constructor(private readonly db: Database) {
    super();
  }

  async stop(email: string, reason: StopReason, now: Date): Promise<void> {
    await this.db.affected(
      'insert into stopped_addresses (email, reason, stopped_at) values ($1, $2, $3) on conflict do nothing',
      [email.toLowerCase(), reason, now],
    );
  }

  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.rows<{ email: string }>(
      'select email from stopped_addresses where email = any($1::text[])',
      [emails.map((email) => email.toLowerCase())],
    );
    return new Set(rows.map(({ email }) => email));
  }
}
