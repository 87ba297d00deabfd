import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/**
 * What someone consented to, and their requests about their data. The database cascades the deletion from the person's
 * row.
 */
export class PrivacyPersonalData implements PersonalData {
  readonly module = 'privacy';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ userId }: Subject) {
    return {
      consents: await this.db.rows(
        `select version, product_analytics as "productAnalytics", heat_map as "heatMap", session_replay as "sessionReplay",
           decided_at as "decidedAt"
         from consents where user_id = $1 order by decided_at`,
        [userId],
      ),
      copies: await this.db.rows(
        `select requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt", bytes::float8 as bytes
         from data_exports where user_id = $1 order by requested_at`,
        [userId],
      ),
      closing: await this.db.rows(
        `select profiles, requested_at as "requestedAt", erases_at as "erasesAt" from closures where user_id = $1`,
        [userId],
      ),
    };
  }

  async erase({ userId }: Subject): Promise<void> {
    await this.db.affected('delete from consents where user_id = $1', [userId]);
    await this.db.affected('delete from data_exports where user_id = $1', [userId]);
    await this.db.affected('delete from closures where user_id = $1', [userId]);
  }
}
