import type { Database } from '../../../../shared/db/index.js';
import type { EndedGrants } from '../../ports/connections.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';

const revokeWithinMs = 7 * 86_400_000;

/** Creators' own accounts and what their platforms reported. Tokens are never exported. */
export class ConnectionsPersonalData implements PersonalData {
  readonly module = 'connections';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
    private readonly grants: EndedGrants,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    const own = [uidsOf(subject, 'influencer')];
    return {
      connections: await this.db.rows(
        `select platform, external_id as "account", scoped_id as "accountForUs", handle, scopes, state, connected_at as "connectedAt",
           ended_at as "endedAt"
         from connections where influencer_id = any($1::uuid[]) order by platform`,
        own,
      ),
      accountReadings: await this.db.rows(
        `select platform, day::text as day, read_at as "readAt", followers::text, posts::text, reach::text, audience
         from account_readings where influencer_id = any($1::uuid[]) order by account_readings.day, platform`,
        own,
      ),
      accountSigns: await this.db.rows(
        `select platform, kind, value, day::text as day from account_signs
         where influencer_id = any($1::uuid[]) order by platform, kind`,
        own,
      ),
      signContests: await this.db.rows(
        `select platform, kind, words, reason, contested_at as "contestedAt", decision, note, decided_at as "decidedAt"
         from sign_contests where influencer_id = any($1::uuid[]) order by contested_at`,
        own,
      ),
    };
  }

  /** A job revokes at the platforms soon after. Tokens are kept for that, and for nothing else, for a week at most. */
  withdraw(subject: Subject, now: Date): Promise<void> {
    return this.grants.endAll(uidsOf(subject, 'influencer'), now, new Date(now.getTime() + revokeWithinMs));
  }

  /** Readings go with their connection. */
  async erase(subject: Subject, now: Date): Promise<void> {
    await this.withdraw(subject, now);
    for (const table of ['connections', 'connection_journeys', 'post_watches', 'account_signs', 'sign_contests'])
      await this.db.affected(`delete from ${table} where influencer_id = any($1::uuid[])`, [uidsOf(subject)]);
  }
}
