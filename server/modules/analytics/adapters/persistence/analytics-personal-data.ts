import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/index.js';

/** What somebody did in the portal. That it was done stays, for the counts; who did it, and where, does not. */
export class AnalyticsPersonalData implements PersonalData {
  readonly module = 'analytics';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ userId, profiles }: Subject) {
    const events = await this.db.rows(
      `select name as "what", context, profile_uid as "profile", occurred_at as "at" from (
         select * from usage_events where user_id = $1
         union
         select * from usage_events where profile_uid = any($2::uuid[])) own
       order by occurred_at, id`,
      [userId, profiles.map(({ uid }) => uid)],
    );
    return { events };
  }

  async erase({ userId, profiles }: Subject): Promise<void> {
    await this.db.affected(
      `update usage_events set user_id = null, profile_uid = null, context = '{}'
       where id in (
         select id from usage_events where user_id = $1
         union
         select id from usage_events where profile_uid = any($2::uuid[]))`,
      [userId, profiles.map(({ uid }) => uid)],
    );
  }
}
