import type { Database } from '../../../../shared/db/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import { SoleOwnership } from '../../ports/sole-ownership.js';

export class SqlSoleOwnership extends SoleOwnership {
  constructor(private readonly db: Database) {
    super();
  }

  of(userId: string): Promise<ProfileRef[]> {
    return this.db.rows<ProfileRef>(
      `select own.uid, own.type from (
         select profile_uid as uid, profile_type as type, created_at from memberships where user_id = $1 and role = 'owner'
         union
         select linked_influencer_uid, 'influencer', created_at from users u
         where id = $1 and linked_influencer_uid is not null
           and not exists (select from memberships m where m.user_id = u.id and m.profile_uid = u.linked_influencer_uid)) own
       where not exists (
         select from memberships other where other.profile_uid = own.uid and other.role = 'owner' and other.user_id <> $1)
       order by own.created_at, own.uid`,
      [userId],
    );
  }
}
