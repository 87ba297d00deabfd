import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';

/** How someone found us: what they entered when joining, and the calls they booked. */
export class OnboardingPersonalData implements PersonalData {
  readonly module = 'onboarding';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    const { email } = subject;
    return {
      joined: await this.db.rows(
        `select kind as "as", email, name, company, tier, invited_by as "invitedBy", date_of_birth::text as "dateOfBirth",
           profile_uid as "profile", created_at as "createdAt", updated_at as "updatedAt"
         from leads where email = $1 or profile_uid = any($2::uuid[]) order by created_at`,
        [email, uidsOf(subject)],
      ),
      calls: await this.db.rows(
        `select c.kind as "as", c.name, c.email, c.company, c.starts_at as "startsAt", c.state, c.created_at as "bookedAt"
         from calls c where c.email = $1 or c.lead_id in (select id from leads where email = $1) order by c.starts_at`,
        [email],
      ),
    };
  }

  /** Cancels a future call, because nobody would attend. */
  async withdraw({ email }: Subject, now: Date): Promise<void> {
    await this.db.affected(
      `update calls set state = 'cancelled', updated_at = $2, version = version + 1
       where state = 'booked' and starts_at > $2
         and (email = $1 or lead_id in (select id from leads where email = $1))`,
      [email, now],
    );
  }

  async erase(subject: Subject): Promise<void> {
    const { email } = subject;
    await this.db.affected(
      `delete from calls where email = $1 or profile_uid = any($2::uuid[])
         or lead_id in (select id from leads where email = $1 or profile_uid = any($2::uuid[]))`,
      [email, uidsOf(subject)],
    );
    await this.db.affected('delete from leads where email = $1 or profile_uid = any($2::uuid[])', [
      email,
      uidsOf(subject),
    ]);
  }
}
