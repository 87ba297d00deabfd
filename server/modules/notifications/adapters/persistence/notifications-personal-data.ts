import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/** Someone's notifications, notification settings and devices. Erased with the person. */
export class NotificationsPersonalData implements PersonalData {
  readonly module = 'notifications';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ userId, email }: Subject) {
    return {
      told: await this.db.rows(
        `select kind, event_name as "about", facts, created_at as "at", read_at as "readAt", mailed_at as "mailedAt"
         from notifications where user_id = $1 order by created_at`,
        [userId],
      ),
      preferences: await this.db.rows(
        'select kind, channel, enabled from notification_preferences where user_id = $1 order by kind, channel',
        [userId],
      ),
      settings: await this.db.rows(
        `select quiet_from as "quietFrom", quiet_until as "quietUntil", digest from notification_settings where user_id = $1`,
        [userId],
      ),
      devices: await this.db.rows(
        `select name, created_at as "addedAt", signed_in_at as "signedInAt" from push_devices where user_id = $1 order by created_at`,
        [userId],
      ),
      stoppedAddress: await this.db.rows(
        `select email, reason, stopped_at as "since" from stopped_addresses where email = $1`,
        [email],
      ),
    };
  }

  async erase({ userId, email }: Subject): Promise<void> {
    for (const table of ['notifications', 'notification_preferences', 'notification_settings', 'push_devices'])
      await this.db.affected(`delete from ${table} where user_id = $1`, [userId]);
    await this.db.affected('delete from stopped_addresses where email = $1', [email]);
  }
}
