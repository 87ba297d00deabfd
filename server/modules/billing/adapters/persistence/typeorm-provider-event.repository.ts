import type { Database } from '../../../../shared/db/index.js';
import type { ProviderEvent } from '../../domain/provider-event.js';
import { ProviderEventRepository } from '../../ports/provider-event.repository.js';

export class TypeOrmProviderEventRepository extends ProviderEventRepository {
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
}
