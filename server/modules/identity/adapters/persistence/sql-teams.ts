import type { Database } from '../../../../shared/db/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Team, TeamMember } from '../../domain/team.js';
import { Teams } from '../../ports/teams.js';
import { InvitationSchema } from './invitation.schema.js';

const dayMs = 24 * 60 * 60 * 1_000;

/** Who holds a team holds a lock of PostgreSQL's under the profile's uid, until their transaction ends. */
export class SqlTeams extends Teams {
  constructor(
    private readonly db: Database,
    private readonly cache: SessionCache,
  ) {
    super();
  }

  async hold(profile: ProfileRef, now: Date): Promise<Team> {
    await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('team:' || $1, 0))`, [profile.uid], 'team-hold');
    return this.of(profile, now);
  }

  async of(profile: ProfileRef, now: Date): Promise<Team> {
    const members = await this.membersOf(profile);
    const invitations = await this.db.manager.find(InvitationSchema, {
      where: { profileUid: profile.uid, state: 'open' },
      order: { createdAt: 'desc', id: 'desc' },
    });
    const [sent] = await this.db.rows<{ today: number }>(
      'select coalesce(sum(sent_times), 0)::int as today from invitations where profile_uid = $1 and sent_at > $2',
      [profile.uid, new Date(now.getTime() - dayMs)],
      'team-sent-today',
    );
    return { profile, members, invitations, sentToday: sent?.today ?? 0 };
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

  private membersOf({ uid, type }: ProfileRef): Promise<TeamMember[]> {
    const link = type === 'brand' ? 'linked_brand_uid' : 'linked_influencer_uid';
    return this.db.rows<TeamMember>(
      `select "userId", email, name, role, kind, disabled, "joinedAt" from (
         select u.id as "userId", u.email, u.name, m.role, m.kind, u.disabled_at is not null as disabled,
           m.created_at as "joinedAt"
         from memberships m join users u on u.id = m.user_id where m.profile_uid = $1
         union all
         select u.id, u.email, u.name, 'admin', 'admin', u.disabled_at is not null, u.created_at
         from users u where u.${link} = $1
           and not exists (select from memberships m where m.user_id = u.id and m.profile_uid = $1)) members
       order by "joinedAt", "userId"`,
      [uid],
      `team-members-${type}`,
    );
  }
}
