import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';

/** Creators' own accounts and what their platforms reported. Tokens are never exported. */
export class ConnectionsPersonalData implements PersonalData {
  readonly module = 'connections';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    const own = [uidsOf(subject, 'influencer')];
    return {
      connections: await this.db.rows(
        `select platform, external_id as "account", handle, scopes, state, connected_at as "connectedAt",
           ended_at as "endedAt"
         from connections where influencer_id = any($1::uuid[]) order by platform`,
        own,
      ),
      accountReadings: await this.db.rows(
        `select platform, day::text as day, read_at as "readAt", followers::text, posts::text, reach::text, audience
         from account_readings where influencer_id = any($1::uuid[]) order by account_readings.day, platform`,
        own,
      ),
    };
  }

  /** Readings go with their connection. */
  async erase(subject: Subject): Promise<void> {
    for (const table of ['connections', 'connection_journeys'])
      await this.db.affected(`delete from ${table} where influencer_id = any($1::uuid[])`, [uidsOf(subject)]);
  }
}
