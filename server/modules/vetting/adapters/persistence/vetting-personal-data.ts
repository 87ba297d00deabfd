import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';

/** Which profiles someone has claimed, and what staff have decided about their own. */
export class VettingPersonalData implements PersonalData {
  readonly module = 'vetting';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      claims: await this.db.rows(
        `select c.code, c.state, c.reason, c.requested_at as "requestedAt", c.expires_at as "expiresAt",
           c.decided_at as "decidedAt", i.handle
         from influencer_claims c join profile_influencer_facts i on i.id = c.influencer_id
         where c.user_id = $1 order by c.requested_at`,
        [subject.userId],
      ),
      reviews: await this.db.rows(
        `select state, why, since, reason, kept_back as "keptBack", decided_at as "decidedAt" from influencer_reviews
         where influencer_id = any($1::uuid[]) order by since`,
        [uidsOf(subject, 'influencer')],
      ),
    };
  }

  async erase(subject: Subject): Promise<void> {
    await this.db.affected('delete from influencer_claims where user_id = $1 or influencer_id = any($2::uuid[])', [
      subject.userId,
      uidsOf(subject, 'influencer'),
    ]);
    await this.db.affected('delete from influencer_reviews where influencer_id = any($1::uuid[])', [
      uidsOf(subject, 'influencer'),
    ]);
  }
}
