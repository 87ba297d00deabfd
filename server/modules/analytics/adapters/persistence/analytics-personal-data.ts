import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/**
 * What someone did in the portal, and the results of their posts. The counts keep the actions, and the other side keeps
 * the results; who did it, where, and screenshots are deleted.
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
      `select name as "what", context, profile_uid as "profile", occurred_at as "at"
       from user_events where user_id = $1 or profile_uid = any($2::uuid[]) order by occurred_at, id`,
      [userId, profiles.map(({ uid }) => uid)],
    );
    const uids = profiles.map(({ uid }) => uid);
    const readings = await this.db.rows(
      `select piece_id as "piece", taken_at as "of", basis, source, reach, views, likes, comments, shares, saves,
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

  /** Their posts are no longer fetched. */
  async erase({ userId, profiles }: Subject): Promise<void> {
    const uids = profiles.map(({ uid }) => uid);
    await this.db.affected(
      `with gone as (
         update user_events set user_id = null, profile_uid = null, context = '{}'
         where user_id = $1 or profile_uid = any($2::uuid[]) returning occurred_at)
       insert into user_event_changes (hour) select distinct date_trunc('hour', occurred_at, 'UTC') from gone`,
      [userId, uids],
    );
    await this.db.affected('delete from user_event_people where user_id = $1', [userId]);
    await this.db.affected(
      'update piece_readings set screenshot_id = null, reason = null where influencer_id = any($1::uuid[])',
      [uids],
    );
    await this.db.affected(
      `insert into piece_fetches (piece_id, failures)
       select id, 0 from collab_pieces where influencer_id = any($1::uuid[]) and published_at is not null
       on conflict (piece_id) do update set next_at = null`,
      [uids],
    );
    await this.db.affected(
      `update report_links set title = '', revoked_at = coalesce(revoked_at, now()) where brand_id = any($1::uuid[])`,
      [uids],
    );
  }
}
