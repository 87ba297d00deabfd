import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of a session's tokens is the current one: each reauthentication makes the next. */
export class NumberSessionTokens1799020800610 implements MigrationInterface {
  name = 'NumberSessionTokens1799020800610';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sessions
        add column token_number integer not null default 0,
        add column token_since timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions drop column token_since, drop column token_number');
  }
}
