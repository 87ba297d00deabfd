import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When backups were made, so that somebody sees when they no longer are. */
export class NoteBackups1795220000042 implements MigrationInterface {
  name = 'NoteBackups1795220000042';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create table backups (made_at timestamptz primary key, bytes bigint not null)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table backups');
  }
}
