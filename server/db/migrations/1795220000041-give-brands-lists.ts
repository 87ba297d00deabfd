import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brands keep lists as staff do; a name is given once in each brand, and once among staff. */
export class GiveBrandsLists1795220000041 implements MigrationInterface {
  name = 'GiveBrandsLists1795220000041';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table influencer_lists add column brand_id uuid;
      drop index influencer_lists_name;
      create unique index influencer_lists_name on influencer_lists (brand_id, lower(name)) nulls not distinct;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from influencer_lists where brand_id is not null;
      drop index influencer_lists_name;
      alter table influencer_lists drop column brand_id;
      create unique index influencer_lists_name on influencer_lists (lower(name));`);
  }
}
