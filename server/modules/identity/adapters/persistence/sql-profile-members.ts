import type { Database } from '../../../../shared/db/index.js';
import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { actorOf } from '../../domain/user.js';
import { type Member, ProfileMembers } from '../../ports/profile-members.js';
import type { SeatLimits } from '../../ports/seat-limits.js';
import { isBeyondSeats } from './beyond-seats.js';

type Acting = { memberRole: MemberRole | null; seated: boolean };

export class SqlProfileMembers extends ProfileMembers {
  constructor(
    private readonly db: Database,
    private readonly seats: SeatLimits,
  ) {
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

  async acting(userId: string, profile: ProfileRef): Promise<Actor | null> {
    const link = profile.type === 'brand' ? 'linked_brand_uid' : 'linked_influencer_uid';
    const [row] = await this.db.quickRead<Acting>(
      `select coalesce(m.role, case when u.${link} = $2 then 'admin' end) as "memberRole",
         coalesce(m.kind = 'linked', false) as seated
       from users u left join memberships m on m.user_id = u.id and m.profile_uid = $2
       where u.id = $1 and u.disabled_at is null and u.staff_role is null
         and not exists (select from closed_profiles c where c.profile_uid = $2)`,
      [userId, profile.uid],
      `identity-acting-${profile.type}`,
    );
    if (!row?.memberRole) return null;
    const actor = actorOf({ id: userId, staffRole: null }, profile, row.memberRole);
    const readOnly = row.seated && (await isBeyondSeats(this.db, this.seats, actor));
    return readOnly ? { ...actor, readOnly } : actor;
  }
}
