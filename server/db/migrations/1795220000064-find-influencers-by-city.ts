import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see and count the influencers of a city without reading everybody. */
export class FindInfluencersByCity1795220000064 implements MigrationInterface {
  name = 'FindInfluencersByCity1795220000064';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index influencers_city on influencers (city, created_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index influencers_city');
  }
}
