import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see how many visits each day has, and the Collabs of a day, by an index. */
export class CountVisitsByDay1795220000076 implements MigrationInterface {
  name = 'CountVisitsByDay1795220000076';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index collabs_visit_days on collabs (visit_at, outcome) where visit_at is not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index collabs_visit_days');
  }
}
