import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/** Who has been invited to join a profile. */
export class TeamsPersonalData implements PersonalData {
  readonly module = 'teams';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ email }: Subject) {
    return {
      invitations: await this.db.rows(
        `select email as "sentTo", profile_uid as "profile", role, state, sent_at as "sentAt", expires_at as "expiresAt"
         from invitations where email = $1 order by sent_at`,
        [email],
      ),
    };
  }

  async erase({ email, profiles }: Subject): Promise<void> {
    await this.db.affected('delete from invitations where email = $1 or profile_uid = any($2::uuid[])', [
      email,
      profiles.map(({ uid }) => uid),
    ]);
  }
}
