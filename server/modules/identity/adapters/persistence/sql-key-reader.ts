import type { KeyScope } from '../../../../contract/rules/scopes.js';
import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import type { Database } from '../../../../shared/db/index.js';
import { KeyReader, type KeySession } from '../../../../shared/http/keys.js';
import type { ProfileRef, RealTime, SecretTokens } from '../../../../shared/kernel/index.js';
import { looksLikeKey } from '../../domain/api-key.js';
import { actorOf } from '../../domain/user.js';
import type { SeatLimits } from '../../ports/seat-limits.js';
import { isBeyondSeats } from './beyond-seats.js';

type Row = {
  id: string;
  userId: string;
  uid: string;
  type: ProfileRef['type'];
  scopes: KeyScope[];
  lastUsedAt: Date | null;
  /** Null where the person may no longer act as the profile. */
  memberRole: MemberRole | null;
  seated: boolean;
};

const touchedEveryMs = 60_000;
const never = new Date(0);

/** Asked for every request that brings a key, so that a key ends at once: one prepared statement, and once a minute a note. */
export class SqlKeyReader extends KeyReader {
  constructor(
    private readonly db: Database,
    private readonly tokens: SecretTokens,
    private readonly realTime: RealTime,
    private readonly seats: SeatLimits,
  ) {
    super();
  }

  async read(key: string): Promise<KeySession | null> {
    if (!looksLikeKey(key)) return null;
    const now = this.realTime.now();
    const [row] = await this.db.quickRead<Row>(
      `select k.id, k.made_by as "userId", k.profile_uid as uid, k.profile_type as type, k.scopes,
         k.last_used_at as "lastUsedAt", coalesce(m.kind = 'linked', false) as seated,
         case when m.role is not null then m.role
           when k.profile_uid = case k.profile_type when 'brand' then u.linked_brand_uid else u.linked_influencer_uid end
           then 'admin' end as "memberRole"
       from api_keys k join users u on u.id = k.made_by
         left join memberships m on m.user_id = k.made_by and m.profile_uid = k.profile_uid
       where k.key_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
         and u.disabled_at is null and u.staff_role is null
         and not exists (select from closed_profiles c where c.profile_uid = k.profile_uid)`,
      [this.tokens.hashOf(key), now],
      'identity-key',
    );
    if (!row?.memberRole) return null;
    if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > touchedEveryMs) await this.touch(row.id, now);
    const { id, userId, uid, type, scopes, memberRole, seated } = row;
    const actor = actorOf({ id: userId, staffRole: null }, { uid, type }, memberRole);
    const readOnly = seated && (await isBeyondSeats(this.db, this.seats, actor));
    return { id, actor: readOnly ? { ...actor, readOnly } : actor, stage: 'full', provenAt: never, scopes };
  }

  private async touch(id: string, now: Date): Promise<void> {
    await this.db.rows('update api_keys set last_used_at = $2 where id = $1', [id, now], 'identity-key-used');
  }
}
