import type { Database } from '../../../../shared/db/index.js';
import type { ProviderEvent } from '../../domain/provider-event.js';
import { ProviderEventRepository } from '../../ports/provider.js';

export class SqlProviderEventRepository extends ProviderEventRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async add({ id, type, payload, createdAt }: ProviderEvent, receivedAt: Date): Promise<boolean> {
    const added = await this.db.affected(
      `insert into provider_events (id, type, payload, created_at, received_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [id, type, JSON.stringify(payload), createdAt, receivedAt],
    );
    return added === 1;
  }

  async waiting(id: string): Promise<ProviderEvent | null> {
    const [event = null] = await this.db.rows<ProviderEvent>(
      `select id, type, payload, created_at as "createdAt" from provider_events where id = $1 and applied_at is null`,
      [id],
    );
    return event;
  }

  async due(limit: number): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select id from provider_events where applied_at is null and next_attempt_at <= now()
       order by next_attempt_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  async applied(id: string, now: Date): Promise<void> {
    await this.db.affected('update provider_events set applied_at = $2 where id = $1', [id, now]);
  }

  async failed(id: string, error: string): Promise<void> {
    await this.db.affected(
      `update provider_events set attempts = attempts + 1, last_error = $2,
         next_attempt_at = now() + make_interval(secs => least(3600, power(2, attempts + 1)))
       where id = $1`,
      [id, error.slice(0, 1_000)],
    );
  }
}
