import type { MigrationInterface, QueryRunner } from 'typeorm';

const subjects = 'notifications_subject_type_check';

/** Another profile may hold the handle of a connected account. Its owner is notified: a notification about neither a Collab nor a chat. */
export class NoteHeldAccounts1799020800200 implements MigrationInterface {
  name = 'NoteHeldAccounts1799020800200';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table connections add column held_at timestamptz');
    await db.query(`alter table notifications drop constraint ${subjects}, add constraint ${subjects}
      check (subject_type in ('collab', 'conversation', 'connection'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("delete from notifications where subject_type = 'connection'");
    await db.query(`alter table notifications drop constraint ${subjects}, add constraint ${subjects}
      check (subject_type in ('collab', 'conversation'))`);
    await db.query('alter table connections drop column held_at');
  }
}
