import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when an offer has times, for Collabs that wait for one to be chosen: a deadline that has been announced stays. */
export class AddTimesEnd1797120000001 implements MigrationInterface {
  name = 'AddTimesEnd1797120000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table collabs add column times_end_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table collabs drop column times_end_at');
  }
}
