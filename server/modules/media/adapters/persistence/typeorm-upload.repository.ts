import { EntitySchema, LessThan } from 'typeorm';
import type { Database } from '../../../../shared/db/index.js';
import type { Upload } from '../../domain/upload.js';
import { UploadRepository } from '../../ports/repositories.js';
import { fileColumns } from './typeorm-media.repository.js';

export const UploadSchema = new EntitySchema<Upload>({
  name: 'Upload',
  tableName: 'uploads',
  columns: {
    ...fileColumns,
    state: { type: 'text' },
    touchedAt: { type: 'timestamptz', name: 'touched_at' },
  },
});

export class TypeOrmUploadRepository extends UploadRepository {
  constructor(private readonly db: Database) {
    super();
  }

  begin(upload: Upload, limitBytes: number | null): Promise<boolean> {
    return this.db.inTransaction(async () => {
      if (!(await this.reserve(upload, limitBytes))) return false;
      await this.db.manager.insert(UploadSchema, upload);
      return true;
    });
  }

  find(id: string): Promise<Upload | null> {
    return this.db.manager.findOneBy(UploadSchema, { id });
  }

  async touch(id: string, now: Date): Promise<boolean> {
    const touched = `update uploads set touched_at = $2 where id = $1 and state = 'open'`;
    return (await this.db.affected(touched, [id, now])) === 1;
  }

  async abandon(id: string): Promise<boolean> {
    const abandoned = await this.db.affected(
      `with given_up as (
         update uploads set state = 'abandoned' where id = $1 and state = 'open' returning account_uid, bytes)
       update storage_accounts a set used_bytes = a.used_bytes - g.bytes from given_up g where a.uid = g.account_uid`,
      [id],
    );
    return abandoned === 1;
  }

  async forget(id: string): Promise<void> {
    await this.db.affected(`delete from uploads where id = $1 and state <> 'open'`, [id]);
  }

  resting(before: Date, atMost: number): Promise<Upload[]> {
    return this.db.manager.find(UploadSchema, {
      where: { touchedAt: LessThan(before) },
      order: { touchedAt: 'ASC' },
      take: atMost,
    });
  }

  async usedBy(accountUid: string): Promise<number> {
    const [row] = await this.db.rows<{ used: number }>(
      'select used_bytes::float8 as used from storage_accounts where uid = $1',
      [accountUid],
      'media-storage-used',
    );
    return row?.used ?? 0;
  }

  /** One row per account, which serialises concurrent uploads. */
  private async reserve({ accountUid, bytes }: Upload, limitBytes: number | null): Promise<boolean> {
    await this.db.affected('insert into storage_accounts (uid, used_bytes) values ($1, 0) on conflict do nothing', [
      accountUid,
    ]);
    const reserved = await this.db.affected(
      `update storage_accounts set used_bytes = used_bytes + $2
       where uid = $1 and ($3::bigint is null or used_bytes + $2 <= $3)`,
      [accountUid, bytes, limitBytes],
    );
    return reserved === 1;
  }
}
