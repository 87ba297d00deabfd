import type { Database } from '../../../../shared/db/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { actorOf } from '../../domain/user.js';
import { type Member, type ProfileMember, ProfileMembers } from '../../ports/profile-members.js';
import type { SeatLimits } from '../../ports/seat-limits.js';
import { isBeyondSeats } from './beyond-seats.js';

const singleLink = { brand: 'linked_brand_uid', influencer: 'linked_influencer_uid' } as const;

type Acting = { memberRole: MemberRole | null; seated: boolean };

export class SqlProfileMembers extends ProfileMembers {
  constructor(
    private readonly db: Database,
    private readonly cache: SessionCache,
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

  everyone({ uid, type }: ProfileRef): Promise<ProfileMember[]> {
    return this.db.rows<ProfileMember>(
      `select "userId", email, name, role, kind, disabled, "joinedAt" from (
         select u.id as "userId", u.email, u.name, m.role, m.kind, u.disabled_at is not null as disabled,
           m.created_at as "joinedAt"
         from memberships m join users u on u.id = m.user_id where m.profile_uid = $1
         union all
         select u.id, u.email, u.name, 'admin', 'admin', u.disabled_at is not null, u.created_at
         from users u where u.${singleLink[type]} = $1
           and not exists (select from memberships m where m.user_id = u.id and m.profile_uid = $1)) members
       order by "joinedAt", "userId"`,
      [uid],
      `team-members-${type}`,
    );
  }

  async acting(userId: string, profile: ProfileRef): Promise<Actor | null> {
    const [row] = await this.db.quickRead<Acting>(
      `select coalesce(m.role, case when u.${singleLink[profile.type]} = $2 then 'admin' end) as "memberRole",
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

  seeAfresh(profileUid: string): Promise<void> {
    return this.db.inTransaction(async () => {
      const open = await this.db.rows<{ id: string }>(
        'select id from sessions where profile_uid = $1 and ended_at is null',
        [profileUid],
        'team-sessions',
      );
      await this.cache.changed(open.map(({ id }) => id));
    });
  }
}
