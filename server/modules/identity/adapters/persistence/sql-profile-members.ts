import type { Database } from '../../../../shared/db/index.js';
import { type Member, ProfileMembers } from '../../ports/profile-members.js';

export class SqlProfileMembers extends ProfileMembers {
  constructor(private readonly db: Database) {
    super();
  }

  of(profileUid: string): Promise<Member[]> {
    return this.db.rows<Member>(
      `select id as "userId", email, name from (
         select u.id, u.email, u.name, m.created_at as since
         from memberships m join users u on u.id = m.user_id where m.profile_uid = $1 and u.disabled_at is null
         union all
         select u.id, u.email, u.name, u.created_at
         from users u where (u.linked_brand_uid = $1 or u.linked_influencer_uid = $1) and u.disabled_at is null
           and not exists (select from memberships m where m.user_id = u.id and m.profile_uid = $1)) members
       where not exists (select from closed_profiles c where c.profile_uid = $1)
       order by since, id`,
      [profileUid],
    );
  }
}
