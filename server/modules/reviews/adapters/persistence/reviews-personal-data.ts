import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';

/** Whose review it is; $1 are the person's profiles. */
const isTheirs = `c.id = r.collab_id and (
  (r.by_side = 'brand' and c.brand_id = any($1::uuid[])) or (r.by_side = 'influencer' and c.influencer_id = any($1::uuid[])))`;

/** The person's reviews of others, and their appeals against others' reviews. The fact is kept, the text erased. */
export class ReviewsPersonalData implements PersonalData {
  readonly module = 'reviews';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      reviews: await this.db.rows(
        `select r.collab_id as "collab", r.opinion, r.words, r.created_at as "writtenAt"
         from collab_facts c join reviews r on ${isTheirs} order by r.created_at`,
        [uidsOf(subject)],
      ),
      appeals: await this.db.rows(
        `select collab_id as "collab", appeal, appealed_at as "appealedAt" from reviews
         where about_uid = any($1::uuid[]) and appealed_at is not null order by appealed_at`,
        [uidsOf(subject)],
      ),
    };
  }

  async erase(subject: Subject): Promise<void> {
    const uids = uidsOf(subject);
    await this.db.affected(`update reviews r set words = '' from collab_facts c where ${isTheirs}`, [uids]);
    await this.db.affected(`update reviews set appeal = '' where about_uid = any($1::uuid[]) and appeal is not null`, [
      uids,
    ]);
  }
}
