import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/index.js';

/**
 * What somebody did in the portal, and what their posts reached. That something was done, and what a post reached, stays for
 * the counts and for the other side; who did it, where, and the pictures do not.
 */
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
    const uids = profiles.map(({ uid }) => uid);
    const readings = await this.db.rows(
      `select piece_id as "piece", taken_at as "of", basis, reach, views, likes, comments, shares, saves,
         screenshot_id as "screenshot", reason as "correctedBecause", entered_at as "enteredAt"
       from piece_readings where influencer_id = any($1::uuid[]) order by entered_at, id`,
      [uids],
    );
    const reports = await this.db.rows(
      `select title, created_at as "sharedAt", expires_at as "until", revoked_at as "stoppedAt"
       from report_links where brand_id = any($1::uuid[]) order by created_at, id`,
      [uids],
    );
    return { events, readings, reports };
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
    const uids = profiles.map(({ uid }) => uid);
    await this.db.affected(
      'update piece_readings set screenshot_id = null, reason = null where influencer_id = any($1::uuid[])',
      [uids],
    );
    await this.db.affected(
      `update report_links set title = '', revoked_at = coalesce(revoked_at, now()) where brand_id = any($1::uuid[])`,
      [uids],
    );
  }
}
