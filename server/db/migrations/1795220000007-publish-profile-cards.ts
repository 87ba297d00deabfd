import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What profiles publishes to the queries of other modules: names and faces, nothing private. */
export class PublishProfileCards1795220000007 implements MigrationInterface {
  name = 'PublishProfileCards1795220000007';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create view profile_brand_cards as select id, name, slug, city, category, avatar_path from brands;
      create view profile_influencer_cards as select id, name, handle, city, avatar_path, followers from influencers;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop view profile_influencer_cards; drop view profile_brand_cards;`);
  }
}
