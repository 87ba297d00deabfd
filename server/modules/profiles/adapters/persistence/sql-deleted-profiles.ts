import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Deletion, DeletionEvent } from '../../domain/deletion.js';
import { DeletedProfiles } from '../../ports/deleted-profiles.js';

const columns = `
  profile_uid as "profileUid", profile_type as "profileType", deleted_by as "deletedBy", deleted_at as "deletedAt",
  erased_at as "erasedAt", merged_into as "mergedInto"`;

/** A condition that excludes deleted profiles by this id. */
export const notDeleted = (id: string): string =>
  `not exists (select from deleted_profiles d where d.profile_uid = ${id})`;

/** When the profile with this id was deleted, or null. */
export const deletedAtOf = (id: string): string =>
  `(select d.deleted_at from deleted_profiles d where d.profile_uid = ${id})`;

/**
 * A staff list's filter: `true` shows deleted rows that can be restored, `false` the others. Each is a separate join; one
 * condition for both would be checked for every row.
 */
export const deletedFilter = (id: string) => ({
  true: `exists (select from deleted_profiles d where d.profile_uid = ${id} and d.erased_at is null and d.merged_into is null)`,
  false: notDeleted(id),
});

export class SqlDeletedProfiles extends DeletedProfiles {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(profileUid: string): Promise<Deletion | null> {
    const [row] = await this.db.rows<Deletion>(`select ${columns} from deleted_profiles where profile_uid = $1`, [
      profileUid,
    ]);
    return row ?? null;
  }

  add(
    { profileUid, profileType, deletedBy, deletedAt, erasedAt, mergedInto }: Deletion,
    ...events: DeletionEvent[]
  ): Promise<boolean> {
    return this.ifMet(
      `insert into deleted_profiles (profile_uid, profile_type, deleted_by, deleted_at, erased_at, merged_into)
       values ($1, $2, $3, $4, $5, $6) on conflict (profile_uid) do nothing returning profile_uid`,
      [profileUid, profileType, deletedBy, deletedAt, erasedAt, mergedInto],
      events,
    );
  }

  remove(profileUid: string, ...events: DeletionEvent[]): Promise<boolean> {
    const sql = 'delete from deleted_profiles where profile_uid = $1 and erased_at is null returning profile_uid';
    return this.ifMet(sql, [profileUid], events);
  }

  due(before: Date, limit: number): Promise<Deletion[]> {
    return this.db.rows<Deletion>(
      `select ${columns} from deleted_profiles where erased_at is null and deleted_at <= $1 order by deleted_at limit $2`,
      [before, limit],
    );
  }

  erase(profileUid: string, now: Date, ...events: DeletionEvent[]): Promise<boolean> {
    const sql = `update deleted_profiles set erased_at = $2
                 where profile_uid = $1 and erased_at is null returning profile_uid`;
    return this.ifMet(sql, [profileUid, now], events);
  }

  /** Publishes events only if the statement affected its row. */
  private ifMet(sql: string, values: unknown[], events: DeletionEvent[]): Promise<boolean> {
    return this.db.inTransaction(async () => {
      const met = await this.db.rows(sql, values);
      if (met.length === 1) await this.outbox.append(events);
      return met.length === 1;
    });
  }
}
