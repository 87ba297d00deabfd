import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers of one city and category are found newest first, without reading the others. */
export class FindOffersByKind1795220000070 implements MigrationInterface {
  name = 'FindOffersByKind1795220000070';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index offers_by_kind on offers (city, category, id) include (brand_id) where state = 'live';
      drop index offers_by_city;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create index offers_by_city on offers (city, category) where state = 'live';
      drop index offers_by_kind;`);
  }
}
