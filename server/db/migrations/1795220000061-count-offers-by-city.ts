import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The live offers by city and category: the numbers beside the map are read from it alone. */
export class CountOffersByCity1795220000061 implements MigrationInterface {
  name = 'CountOffersByCity1795220000061';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index offers_by_city on offers (city, category) where state = 'live'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index offers_by_city');
  }
}
