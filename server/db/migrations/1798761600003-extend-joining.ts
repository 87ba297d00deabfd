import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExtendJoining1798761600003 implements MigrationInterface {
  name = 'ExtendJoining1798761600003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users
        add column terms_version int,
        add column terms_accepted_at timestamptz,
        add constraint users_terms check ((terms_version is null) = (terms_accepted_at is null))`);
    await db.query('alter table reserved_handles add column platform text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table reserved_handles drop column platform');
    await db.query('alter table users drop column terms_version, drop column terms_accepted_at');
  }
}
