import type { Database } from '../../../../shared/db/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { ProfileCards } from '../../ports/neighbours.js';

/** A profile someone used to act for: they were removed from it, or it was closed. Closed ones have no name. */
export type FormerProfile = ProfileRef & Readonly<{ why: 'removed' | 'closed'; name: string | null; at: Date }>;

const atMost = 20;

/** Explains what happened to profiles that people used to act for. */
export class FormerProfiles {
  constructor(
    private readonly db: Database,
    private readonly cards: ProfileCards,
  ) {}

  /** Newest first; excludes those that they can act for again. */
  async of(userId: string): Promise<FormerProfile[]> {
    const rows = await this.db.rows<Omit<FormerProfile, 'name'>>(
      `with theirs as (
         select m.profile_uid, m.profile_type, c.closed_at
         from memberships m left join closed_profiles c on c.profile_uid = m.profile_uid where m.user_id = $1::text::uuid
       ), former as (
         select (d.payload->'profile'->>'uid')::uuid as uid, d.payload->'profile'->>'type' as type, 'removed' as why,
           max(a.occurred_at) as at
         from audit_log a join audit_details d on d.event_id = a.event_id
         where a.aggregate_type = 'user' and a.aggregate_id = $1 and a.name = 'user.unlinked'
         group by 1, 2
         union all
         select profile_uid, profile_type, 'closed', closed_at from theirs where closed_at is not null
       )
       select uid, type, why, at from former
       where why = 'closed' or not exists (select from theirs where theirs.profile_uid = former.uid)
       order by at desc, uid limit ${atMost}`,
      [userId],
      'former-profiles',
    );
    const known = new Map((await this.cards.linked(rows)).map(({ uid, profile }) => [uid, profile]));
    return rows.map((row) => {
      const { handle, name = null } = known.get(row.uid) ?? {};
      return { ...row, name: handle ? `@${handle}` : name };
    });
  }
}
