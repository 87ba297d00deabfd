import type { Database } from '../../../../shared/db/index.js';
import { type Member, ProfileMembers } from '../../ports/profile-members.js';

export class SqlProfileMembers extends ProfileMembers {
  constructor(private readonly db: Database) {
    super();
  }

  of(profileUid: string): Promise<Member[]> {
    return this.db.rows<Member>(
      `select u.id as "userId", u.email, u.name
       from users u left join memberships m on m.user_id = u.id and m.profile_uid = $1
       where u.disabled_at is null and (m.user_id is not null or $1 in (u.linked_brand_uid, u.linked_influencer_uid))
       order by coalesce(m.created_at, u.created_at), u.id`,
      [profileUid],
    );
  }
}
