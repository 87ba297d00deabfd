import type { Database } from '../../../../shared/db/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { SeatLimits } from '../../../identity/index.js';
import type { Team } from '../../domain/team.js';
import type { Members } from '../../ports/people.js';
import { Teams } from '../../ports/teams.js';
import { InvitationSchema } from './typeorm-invitation.repository.js';

const dayMs = 24 * 60 * 60 * 1_000;

/** Locks a team by a PostgreSQL advisory lock on the profile's uid, until the transaction ends. */
export class SqlTeams extends Teams {
  constructor(
    private readonly db: Database,
    private readonly members: Members,
    private readonly limits: SeatLimits,
  ) {
    super();
  }

  async hold(profile: ProfileRef, now: Date): Promise<Team> {
    await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('team:' || $1, 0))`, [profile.uid], 'team-hold');
    return this.of(profile, now);
  }

  async of(profile: ProfileRef, now: Date): Promise<Team> {
    const members = await this.members.of(profile);
    const seats = await this.limits.seatsOf(profile);
    const invitations = await this.db.manager.find(InvitationSchema, {
      where: { profileUid: profile.uid, state: 'open' },
      order: { createdAt: 'desc', id: 'desc' },
    });
    const [sent] = await this.db.rows<{ today: number }>(
      'select coalesce(sum(sent_times), 0)::int as today from invitations where profile_uid = $1 and sent_at > $2',
      [profile.uid, new Date(now.getTime() - dayMs)],
      'team-sent-today',
    );
    return { profile, seats, members, invitations, sentToday: sent?.today ?? 0 };
  }
}
