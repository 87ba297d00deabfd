import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which venues brands have, for Collabs: a visit may have been agreed for one that was removed since. */
export class ShowVenues1799020800400 implements MigrationInterface {
  name = 'ShowVenues1799020800400';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create view profile_venues as select id, brand_id from venues');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view profile_venues');
  }
}
