import type { Database } from '../../../../shared/db/index.js';
import {
  type PersonalData,
  type PersonalDataRegister,
  type Subject,
  uidsOf,
} from '../../../../shared/privacy/personal-data.js';

/** Notes and votes on influencers, and lists kept by a brand. */
export class InfluencerListsPersonalData implements PersonalData {
  readonly module = 'influencer-lists';

  constructor(
    register: PersonalDataRegister,
    private readonly db: Database,
  ) {
    register.add(this);
  }

  async exportOf(subject: Subject) {
    return {
      lists: await this.db.rows(
        `select l.name as list, m.note, m.added_at as "addedAt",
           (select coalesce(json_agg(json_build_object('vote', v.vote, 'comment', v.comment, 'votedAt', v.voted_at)
              order by v.voted_at), '[]'::json)
            from influencer_list_links k join influencer_list_votes v on v.link_id = k.id
            where k.list_id = m.list_id and v.influencer_id = m.influencer_id) as votes
         from influencer_list_members m join influencer_lists l on l.id = m.list_id
         where m.influencer_id = any($1::uuid[]) order by m.added_at`,
        [uidsOf(subject, 'influencer')],
      ),
      ownLists: await this.db.rows(
        `select l.name, l.notes, l.created_at as "createdAt",
           (select coalesce(json_agg(json_build_object('influencer', m.influencer_id, 'note', m.note) order by m.place), '[]'::json)
            from influencer_list_members m where m.list_id = l.id) as members
         from influencer_lists l where l.brand_id = any($1::uuid[]) order by l.created_at`,
        [uidsOf(subject, 'brand')],
      ),
    };
  }

  async erase(subject: Subject): Promise<void> {
    for (const table of ['influencer_list_members', 'influencer_list_votes'])
      await this.db.affected(`delete from ${table} where influencer_id = any($1::uuid[])`, [
        uidsOf(subject, 'influencer'),
      ]);
    await this.db.affected('delete from influencer_lists where brand_id = any($1::uuid[])', [uidsOf(subject, 'brand')]);
  }
}
