import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCalendarFeeds1798675200000 implements MigrationInterface {
  name = 'CreateCalendarFeeds1798675200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table calendar_feeds (
        id uuid primary key,
        user_id uuid not null,
        profile_uid uuid not null,
        profile_type text not null check (profile_type in ('brand', 'influencer')),
        created_at timestamptz not null,
        constraint calendar_feeds_one unique (user_id, profile_uid)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table calendar_feeds');
  }
}
