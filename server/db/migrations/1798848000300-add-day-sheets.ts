import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a brand tells the people who receive a visit. */
export class AddDaySheets1798848000300 implements MigrationInterface {
  name = 'AddDaySheets1798848000300';

  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table collabs add column handoff_note text not null default ''");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table collabs drop column handoff_note');
  }
}
