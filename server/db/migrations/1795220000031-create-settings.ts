import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff have set for everybody, in place of the server's environment. */
export class CreateSettings1795220000031 implements MigrationInterface {
  name = 'CreateSettings1795220000031';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table settings (
        id text primary key,
        value text not null,
        changed_by text not null,
        changed_at timestamptz not null
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table settings;');
  }
}
