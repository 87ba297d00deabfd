import { staffMay } from '../../../../contract/rules/staff-rights.js';
import type { Database } from '../../../../shared/db/index.js';
import { type Session, type SessionClaims, SessionReader } from '../../../../shared/http/session.js';
import type { ProfileRef, RealTime, StaffRole } from '../../../../shared/kernel/index.js';
import {
  isViewing,
  oldestLiving,
  oldestPending,
  oldestReplacement,
  type SessionStage,
  tokenEnd,
} from '../../domain/session.js';
import { viewerOf } from '../../domain/staff.js';
import { actorOf } from '../../domain/user.js';
import type { SeatLimits } from '../../ports/neighbours.js';
import { type Acting, actingIn, isBeyondSeats } from './sql-profile-members.js';

type Row = Acting & {
  id: string;
  userId: string;
  profileUid: string | null;
  profileType: ProfileRef['type'] | null;
  staffRole: StaffRole | null;
  /** The chosen profile has been deleted. */
  closed: boolean;
  stage: SessionStage;
  provenAt: Date;
  lastSeenAt: Date;
  viewingUntil: Date | null;
  /** For a token that has been replaced: when. */
  replacedAt: Date | null;
  /** Every profile that the person can act for. */
  profiles: readonly string[];
  linked: readonly ProfileRef[];
};

/**
 * $6 is the profile named in the request; staff who are viewing as a profile keep that one. $7 is the token's number: one
 * that has been replaced works for a little longer, with the proof of the sign-in alone.
 */
const living = `
  select s.id, s.user_id as "userId", acts.uid as "profileUid", acts.type as "profileType",
    s.last_seen_at as "lastSeenAt", s.stage, case when s.token_number = $7 then s.proven_at else s.created_at end as "provenAt",
    case when s.token_number > $7 then s.token_since end as "replacedAt", s.viewing_until as "viewingUntil", u.staff_role as "staffRole",
    exists (select from closed_profiles c where c.profile_uid = acts.uid) as closed,
    array(select profile_uid from memberships where user_id = u.id
      union select unnest(array_remove(array[u.linked_brand_uid, u.linked_influencer_uid], null))) as profiles,
    (select coalesce(json_agg(json_build_object('uid', profile_uid, 'type', profile_type) order by created_at, profile_uid), '[]')
      from memberships where user_id = u.id and kind = 'linked') as linked,
    ${actingIn('acts.uid', 'acts.type')}
  from sessions s join users u on u.id = s.user_id
    cross join lateral (
      select case when s.viewing_until is null then coalesce($6::uuid, s.profile_uid) else s.profile_uid end as uid) asked
    left join memberships m on m.user_id = s.user_id and m.profile_uid = asked.uid
    cross join lateral (select asked.uid, case when asked.uid = s.profile_uid then s.profile_type
      else coalesce(m.profile_type,
        case asked.uid when u.linked_brand_uid then 'brand' when u.linked_influencer_uid then 'influencer' end)
      end as type) acts
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and u.disabled_at is null
    and s.last_seen_at > $3 and s.created_at > case s.stage when 'full' then $4::timestamptz else $5::timestamptz end
    and (s.token_number = $7 or (s.token_number = $7 + 1 and s.token_since > $8))`;

const touchedEveryMs = 60_000;
const seen = `
  with soon as (select set_config('synchronous_commit', 'off', true)),
    noted as (update sessions set last_seen_at = $3 from soon where id = $1)
  update users set last_seen_at = $3 where id = $2`;

/** Runs for every request whose token isn't fresh in the cache: one prepared statement. */
export class SqlSessionReader extends SessionReader {
  constructor(
    private readonly db: Database,
    private readonly realTime: RealTime,
    private readonly seats: SeatLimits,
  ) {
    super();
  }

  async read({ sid, sub, number = 0 }: SessionClaims, profileUid?: string): Promise<Session | null> {
    const now = this.realTime.now();
    const oldest = oldestLiving(now);
    const [row] = await this.db.quickRead<Row>(
      living,
      [
        ...[sid, sub, oldest.lastSeenAt, oldest.createdAt, oldestPending(now), profileUid ?? null],
        ...[number, oldestReplacement(now)],
      ],
      'identity-session',
    );
    if (!row) return null;
    if (now.getTime() - row.lastSeenAt.getTime() > touchedEveryMs) this.touch(row, now);
    const { id, userId, stage, provenAt, replacedAt } = row;
    const token = replacedAt ? { tokenUntil: tokenEnd(replacedAt) } : {};
    if (stage !== 'full') return { id, actor: actorOf({ id: userId, staffRole: null }, null), stage, provenAt };
    const { profileUid: uid, profileType: type, viewingUntil } = row;
    if (uid && type && viewingUntil && isViewing(row, now) && !row.closed && staffMay(row.staffRole, 'person.view-as'))
      return { id, actor: viewerOf({ id: userId }, { uid, type }), stage, provenAt, viewingUntil, ...token };
    const profile = uid && type && row.memberRole && !row.closed ? { uid, type } : null;
    const actor = actorOf({ id: userId, staffRole: row.staffRole }, profile, row.memberRole);
    const readOnly = row.seated && (await isBeyondSeats(this.db, this.seats, actor));
    const otherProfiles = row.profiles.filter((each) => each !== profile?.uid);
    const known = { id, actor: readOnly ? { ...actor, readOnly } : actor, stage, provenAt, ...token, otherProfiles };
    return row.staffRole === null ? { ...known, linked: row.linked } : known;
  }

  /**
   * Records at most once a minute that the person is active. Not awaited, with asynchronous commit: if one is lost, the
   * next minute writes it again.
   */
  private touch({ id, userId }: Row, now: Date): void {
    this.db.rows(seen, [id, userId, now], 'identity-seen').catch(() => undefined);
  }
}
