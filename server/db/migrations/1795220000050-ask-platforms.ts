import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Platforms are asked for the numbers of published posts: which post when, and how often in vain. Nobody enters such a reading. */
export class AskPlatforms1795220000050 implements MigrationInterface {
  name = 'AskPlatforms1795220000050';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table piece_readings alter column entered_by drop not null,
        add column source text not null default 'influencer' check (source in ('influencer', 'staff', 'platform', 'import'));
      update piece_readings set source = 'staff' where corrects is not null;
      create table piece_fetches (
        piece_id uuid primary key,
        tried_at timestamptz,
        failures int not null check (failures >= 0),
        next_at timestamptz
      );
      create index piece_fetches_due on piece_fetches (next_at) where next_at is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table piece_fetches;
      update piece_readings set corrects = null where corrects in (select id from piece_readings where entered_by is null);
      delete from piece_readings where entered_by is null;
      alter table piece_readings drop column source, alter column entered_by set not null;`);
  }
}
