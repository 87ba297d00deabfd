import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What modules publish of the work that waits for staff; each is counted by a small index of what is open. */
export class CountWhatWaits1795220000045 implements MigrationInterface {
  name = 'CountWhatWaits1795220000045';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create view open_claims as
        select c.influencer_id from influencer_claims c where c.state = 'open'
          and not exists (select from deleted_profiles d where d.profile_uid = c.influencer_id);
      create view open_duplicates as
        select p.one_id, p.other_id from duplicate_pairs p where p.dismissed_at is null
          and not exists (select from deleted_profiles d where d.profile_uid in (p.one_id, p.other_id))
          and not exists (select from unlisted_influencers u where u.influencer_id in (p.one_id, p.other_id));
      create view open_appeals as select id from reviews where appealed_at is not null and decision is null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view open_appeals; drop view open_duplicates; drop view open_claims;');
  }
}
