import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/** A profile's webhooks. They are erased with the profile, as is their log. */
export class PartnersPersonalData implements PersonalData {
  readonly module = 'partners';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ profiles }: Subject) {
    return {
      webhooks: await this.db.rows(
        `select profile_uid as "profile", profile_type as "profileType", url, events, state, created_at as "madeAt"
         from webhook_endpoints where profile_uid = any($1::uuid[]) order by created_at`,
        [profiles.map(({ uid }) => uid)],
      ),
    };
  }

  async erase({ profiles }: Subject): Promise<void> {
    await this.db.affected('delete from webhook_endpoints where profile_uid = any($1::uuid[])', [
      profiles.map(({ uid }) => uid),
    ]);
  }
}
