import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAdAudience1798502400000 implements MigrationInterface {
  name = 'AddAdAudience1798502400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table ads add column audience text not null default 'everyone' check (audience in ('everyone', 'unfinished-profile'))`,
    );
    await db.query('alter table ads alter column audience drop default');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table ads drop column audience');
  }
}
