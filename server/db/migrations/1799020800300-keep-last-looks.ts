import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each post was looked at last, who was asked for a story's numbers, and what platforms told us to delete. */
export class KeepLastLooks1799020800300 implements MigrationInterface {
  name = 'KeepLastLooks1799020800300';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table post_watches alter column next_at drop not null, add column seen_at timestamptz, add column media_id text;
      create index post_watches_media on post_watches (platform, media_id) where media_id is not null;
      alter table connections add column scoped_id text;
      create index connections_account on connections (platform, external_id);
      create index connections_scoped on connections (platform, scoped_id) where scoped_id is not null;
      alter table piece_fetches add column asked_at timestamptz;
      create table data_deletions (
        code text primary key,
        platform text not null,
        asked_at timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table data_deletions;
      alter table piece_fetches drop column asked_at;
      drop index connections_scoped;
      drop index connections_account;
      alter table connections drop column scoped_id;
      drop index post_watches_media;
      delete from post_watches where next_at is null;
      alter table post_watches drop column media_id, drop column seen_at, alter column next_at set not null`);
  }
}
