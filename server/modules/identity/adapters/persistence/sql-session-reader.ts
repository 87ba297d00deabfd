import type { Database } from '../../../../shared/db/index.js';
import { type Session, type SessionClaims, SessionReader } from '../../../../shared/http/session.js';
import type { ProfileRef, StaffRole } from '../../../../shared/kernel/index.js';
import { oldestLiving } from '../../domain/session.js';
import { actorOf } from '../../domain/user.js';
import type { RealTime } from '../../ports/real-time.js';

type Row = {
  id: string;
  userId: string;
  profileUid: string | null;
  profileType: ProfileRef['type'] | null;
  staffRole: StaffRole | null;
  lastSeenAt: Date;
  /** The person may still act as the chosen profile. */
  allowed: boolean;
};

const touchedEveryMs = 60_000;

/** Asked for every request whose token is not fresh in the cache: one prepared statement, and once a minute a note. */
export class SqlSessionReader extends SessionReader {
  constructor(
    private readonly db: Database,
    private readonly realTime: RealTime,
  ) {
    super();
  }

  async read({ sid, sub }: SessionClaims): Promise<Session | null> {
    const now = this.realTime.now();
    const oldest = oldestLiving(now);
    const [row] = await this.db.rows<Row>(
      `select s.id, s.user_id as "userId", s.profile_uid as "profileUid", s.profile_type as "profileType",
         s.last_seen_at as "lastSeenAt", u.staff_role as "staffRole",
         case s.profile_type when 'brand' then u.linked_brand_uid else u.linked_influencer_uid end is not distinct from s.profile_uid
           or exists (select from memberships m where m.user_id = s.user_id and m.profile_uid = s.profile_uid) as allowed
       from sessions s join users u on u.id = s.user_id
       where s.id = $1 and s.user_id = $2 and s.ended_at is null and u.disabled_at is null
         and s.last_seen_at > $3 and s.created_at > $4`,
      [sid, sub, oldest.lastSeenAt, oldest.createdAt],
      'identity-session',
    );
    if (!row) return null;
    if (now.getTime() - row.lastSeenAt.getTime() > touchedEveryMs) await this.touch(row, now);
    const { profileUid: uid, profileType: type } = row;
    const profile = uid && type && row.allowed ? { uid, type } : null;
    return { id: row.id, actor: actorOf({ id: row.userId, staffRole: row.staffRole }, profile) };
  }

  private async touch({ id, userId }: Row, now: Date): Promise<void> {
    await this.db.rows(
      `with seen as (update sessions set last_seen_at = $3 where id = $1)
       update users set last_seen_at = $3 where id = $2`,
      [id, userId, now],
      'identity-seen',
    );
  }
}
