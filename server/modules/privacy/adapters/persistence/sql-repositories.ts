import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { AccountEvent, Closure } from '../../domain/closure.js';
import type { Consent } from '../../domain/consent.js';
import type { DataExport } from '../../domain/data-export.js';
import { privacyErrors } from '../../domain/privacy.errors.js';
import { ConsentRepository, ClosureRepository, ExportRepository } from '../../ports/repositories.js';

export class SqlConsentRepository extends ConsentRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async add({ id, userId, version, productAnalytics, heatMap, sessionReplay, decidedAt }: Consent): Promise<void> {
    await this.db.affected(
      `insert into consents (id, user_id, version, product_analytics, heat_map, session_replay, decided_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, userId, version, productAnalytics, heatMap, sessionReplay, decidedAt],
    );
  }

  async newestOf(userId: string): Promise<Consent | null> {
    const [newest] = await this.db.rows<Consent>(
      `select id, user_id as "userId", version, product_analytics as "productAnalytics", heat_map as "heatMap",
         session_replay as "sessionReplay", decided_at as "decidedAt"
       from consents where user_id = $1 order by decided_at desc, id desc limit 1`,
      [userId],
      'consent-newest',
    );
    return newest ?? null;
  }
}

const columns = `user_id as "userId", profiles, requested_at as "requestedAt", erases_at as "erasesAt"`;

export class SqlClosureRepository extends ClosureRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(userId: string): Promise<Closure | null> {
    const [closure] = await this.db.rows<Closure>(
      `select ${columns} from closures where user_id = $1`,
      [userId],
      'closure-find',
    );
    return closure ?? null;
  }

  add({ userId, profiles, requestedAt, erasesAt }: Closure, event: AccountEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const write = this.db.affected(
        'insert into closures (user_id, profiles, requested_at, erases_at) values ($1, $2::jsonb, $3, $4)',
        [userId, JSON.stringify(profiles), requestedAt, erasesAt],
      );
      await orConflict(write, () => privacyErrors.alreadyClosing(), 'closures_pkey');
      await this.outbox.append([event]);
    });
  }

  take(userId: string, event: AccountEvent): Promise<boolean> {
    return this.db.inTransaction(async () => {
      const taken = (await this.db.affected('delete from closures where user_id = $1', [userId])) > 0;
      if (taken) await this.outbox.append([event]);
      return taken;
    });
  }

  tell(event: AccountEvent): Promise<void> {
    return this.db.inTransaction(() => this.outbox.append([event]));
  }

  due(now: Date, limit: number): Promise<Closure[]> {
    return this.db.rows<Closure>(
      `select ${columns} from closures where erases_at <= $1 order by erases_at, user_id limit $2`,
      [now, limit],
      'closure-due',
    );
  }
}

const exportColumns = `id, user_id as "userId", requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt", bytes::float8 as bytes`;

export class SqlExportRepository extends ExportRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async find(id: string): Promise<DataExport | null> {
    const [found] = await this.db.rows<DataExport>(`select ${exportColumns} from data_exports where id = $1`, [id]);
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
       returning ${exportColumns}`,
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
      `select ${exportColumns} from data_exports where user_id = $1 order by requested_at desc, id desc`,
      [userId],
    );
  }

  expired(now: Date, limit: number): Promise<DataExport[]> {
    return this.db.rows<DataExport>(
      `select ${exportColumns} from data_exports where expires_at <= $1 order by expires_at limit $2`,
      [now, limit],
    );
  }

  async remove(id: string): Promise<void> {
    await this.db.affected('delete from data_exports where id = $1', [id]);
  }
}
