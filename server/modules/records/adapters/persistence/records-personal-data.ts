import type { Database } from '../../../../shared/db/index.js';
import type { PersonalData, PersonalDataRegister, Subject } from '../../../../shared/privacy/personal-data.js';

/**
 * How people kept their promises, and what they received. Contains no free text: ids, times, states and amounts, which
 * are anonymous once the profile is gone, and on which the other side's numbers depend.
 */
export class RecordsPersonalData implements PersonalData {
  readonly module = 'records';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf({ profiles }: Subject) {
    const uids = profiles.map(({ uid }) => uid);
    const promises = await this.db.rows(
      `select collab_id as "collab", kind as "what", kept, minutes as "answeredWithinMinutes", at
       from reliability_marks where profile_id = any($1::uuid[]) order by at, event_id`,
      [uids],
    );
    const gifts = await this.db.rows(
      `select collab_id as "collab", kind as "what", pence, basis, received_at as "receivedAt", recorded_at as "recordedAt"
       from gift_lines where influencer_id = any($1::uuid[]) order by received_at, id`,
      [uids],
    );
    return { promises, gifts };
  }

  async erase(): Promise<void> {}
}
