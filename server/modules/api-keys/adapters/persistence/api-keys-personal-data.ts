import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/** The keys that someone has created; only their hashes are stored. */
export class ApiKeysPersonalData implements PersonalData {
  readonly module = 'api-keys';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ userId }: Subject) {
    return {
      apiKeys: await this.db.rows(
        `select name, prefix, profile_uid as "profile", profile_type as "profileType", scopes, created_at as "madeAt",
           expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"
         from api_keys where made_by = $1 order by created_at`,
        [userId],
      ),
    };
  }

  async erase({ userId, profiles }: Subject): Promise<void> {
    await this.db.affected('delete from api_keys where made_by = $1 or profile_uid = any($2::uuid[])', [
      userId,
      profiles.map(({ uid }) => uid),
    ]);
  }
}
