import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';
import type { Feed } from '../../domain/feed.js';
import { FeedRepository } from '../../ports/feeds.js';

const columns = `
  id, user_id as "userId", profile_uid as "profileUid", profile_type as "profileType", created_at as "createdAt"`;

export class SqlFeedRepository extends FeedRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async find(id: string): Promise<Feed | null> {
    const [feed = null] = await this.db.rows<Feed>(`select ${columns} from calendar_feeds where id = $1`, [id]);
    return feed;
  }

  async addOrFind({ id, userId, profileUid, profileType, createdAt }: Feed): Promise<Feed> {
    const [feed] = await this.db.rows<Feed>(
      `insert into calendar_feeds (id, user_id, profile_uid, profile_type, created_at) values ($1, $2, $3, $4, $5)
       on conflict (user_id, profile_uid) do update set profile_type = excluded.profile_type
       returning ${columns}`,
      [id, userId, profileUid, profileType, createdAt],
    );
    return feed!;
  }

  async replace({ id, userId, profileUid, profileType, createdAt }: Feed): Promise<void> {
    await this.db.affected(
      `insert into calendar_feeds (id, user_id, profile_uid, profile_type, created_at) values ($1, $2, $3, $4, $5)
       on conflict (user_id, profile_uid) do update set id = excluded.id, created_at = excluded.created_at`,
      [id, userId, profileUid, profileType, createdAt],
    );
  }
}

/** A subscription has no data about the person; its URL ends with them. */
export class CalendarPersonalData implements PersonalData {
  readonly module = 'calendar';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ userId }: Subject) {
    return {
      calendars: await this.db.rows(
        'select profile_uid as "profile", created_at as "since" from calendar_feeds where user_id = $1 order by created_at',
        [userId],
      ),
    };
  }

  async erase({ userId }: Subject): Promise<void> {
    await this.db.affected('delete from calendar_feeds where user_id = $1', [userId]);
  }
}
