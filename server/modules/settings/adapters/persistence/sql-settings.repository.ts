import type { SettingId } from '../../../../contract/rules/settings.js';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { SettingEvent, Settings } from '../../domain/setting.js';
import { SettingsRepository } from '../../ports/repositories.js';

const set = `
  insert into settings (id, value, changed_by, changed_at) values ($1, $2, $3, $4)
  on conflict (id) do update set value = excluded.value, changed_by = excluded.changed_by, changed_at = excluded.changed_at`;

export class SqlSettingsRepository extends SettingsRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async all(): Promise<Settings> {
    const rows = await this.db.quickRead<{ id: SettingId; value: string }>(
      'select id, value from settings',
      [],
      'settings',
    );
    return Object.fromEntries(rows.map(({ id, value }) => [id, value]));
  }

  save(event: SettingEvent): Promise<void> {
    const { id, value } = event.payload;
    return this.db.inTransaction(async () => {
      if (value === null) await this.db.affected('delete from settings where id = $1', [id]);
      else await this.db.affected(set, [id, value, event.actor.userId, event.occurredAt]);
      await this.outbox.append([event]);
    });
  }
}
