import type { Database } from '../../../../shared/db/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import { ClosedProfiles } from '../../ports/closed-profiles.js';

export class SqlClosedProfiles extends ClosedProfiles {
  constructor(
    private readonly db: Database,
    private readonly cache: SessionCache,
  ) {
    super();
  }

  close(profileUid: string, now: Date): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows(
        'insert into closed_profiles (profile_uid, closed_at) values ($1, $2) on conflict (profile_uid) do nothing',
        [profileUid, now],
      );
      await this.seeSessionsAfresh(profileUid);
    });
  }

  reopen(profileUid: string): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows('delete from closed_profiles where profile_uid = $1', [profileUid]);
      await this.seeSessionsAfresh(profileUid);
    });
  }

  private async seeSessionsAfresh(profileUid: string): Promise<void> {
    const open = await this.db.rows<{ id: string }>(
      'select id from sessions where profile_uid = $1 and ended_at is null',
      [profileUid],
    );
    await this.cache.ended(open.map(({ id }) => id));
  }
}
