import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

const ofProfiles = 'where subject_id = any($1::uuid[])';

/** What staff have written about someone's profiles, and their own views. Deleted with them. */
export class DeskPersonalData implements PersonalData {
  readonly module = 'desk';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ profiles, userId }: Subject) {
    const uids = [profiles.map(({ uid }) => uid)];
    return {
      notes: await this.db.rows(
        `select text, created_at as "writtenAt" from desk_notes ${ofProfiles} order by created_at, id`,
        uids,
      ),
      tasks: await this.db.rows(
        `select title, due_on::text as "dueOn", done_at as "doneAt" from desk_tasks ${ofProfiles} order by created_at, id`,
        uids,
      ),
      views: await this.db.rows(
        `select resource as list, name, query, created_at as "savedAt" from desk_views where owner_id::text = $1 order by created_at, id`,
        [userId],
      ),
      tags: await this.db.rows(`select tag from desk_tags ${ofProfiles} order by tag`, uids),
    };
  }

  async erase({ profiles, userId }: Subject): Promise<void> {
    const uids = [profiles.map(({ uid }) => uid)];
    await this.db.affected(`delete from desk_notes ${ofProfiles}`, uids);
    await this.db.affected(`delete from desk_tasks ${ofProfiles}`, uids);
    await this.db.affected(`delete from desk_tags ${ofProfiles}`, uids);
    await this.db.affected('delete from desk_views where owner_id::text = $1', [userId]);
  }
}
