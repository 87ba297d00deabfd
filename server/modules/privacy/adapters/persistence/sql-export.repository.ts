import type { Database } from '../../../../shared/db/index.js';
import type { DataExport } from '../../domain/data-export.js';
import { ExportRepository } from '../../ports/repositories.js';

const columns = `id, user_id as "userId", requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt", bytes::float8 as bytes`;

export class SqlExportRepository extends ExportRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async find(id: string): Promise<DataExport | null> {
    const [found] = await this.db.rows<DataExport>(`select ${columns} from data_exports where id = $1`, [id]);
    return found ?? null;
  }

  async newestOf(userId: string): Promise<DataExport | null> {
    const [newest] = await this.allOf(userId);
    return newest ?? null;
  }

  async add({ id, userId, requestedAt }: DataExport): Promise<DataExport> {
    const [stored] = await this.db.rows<DataExport>(
      `insert into data_exports (id, user_id, requested_at) values ($1, $2, $3)
       on conflict (user_id) where ready_at is null do update set user_id = excluded.user_id
       returning ${columns}`,
      [id, userId, requestedAt],
    );
    return stored!;
  }

  async replace({ id, readyAt, expiresAt, bytes }: DataExport): Promise<boolean> {
    const changed = await this.db.affected(
      'update data_exports set ready_at = $2, expires_at = $3, bytes = $4 where id = $1 and ready_at is null',
      [id, readyAt, expiresAt, bytes],
    );
    return changed > 0;
  }

  allOf(userId: string): Promise<DataExport[]> {
    return this.db.rows<DataExport>(
      `select ${columns} from data_exports where user_id = $1 order by requested_at desc, id desc`,
      [userId],
    );
  }

  expired(now: Date, limit: number): Promise<DataExport[]> {
    return this.db.rows<DataExport>(
      `select ${columns} from data_exports where expires_at <= $1 order by expires_at limit $2`,
      [now, limit],
    );
  }

  async remove(id: string): Promise<void> {
    await this.db.affected('delete from data_exports where id = $1', [id]);
  }
}
