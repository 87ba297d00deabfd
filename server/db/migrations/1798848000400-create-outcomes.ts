import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutcomes1798848000400 implements MigrationInterface {
  name = 'CreateOutcomes1798848000400';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table collab_links (
        collab_id uuid primary key,
        brand_id uuid not null,
        influencer_id uuid not null,
        code text not null unique,
        word text not null,
        target_url text,
        created_at timestamptz not null,
        unique (brand_id, word)
      )`);
    await db.query('create index collab_links_influencer on collab_links (influencer_id)');
    await db.query(`
      create table link_clicks (
        collab_id uuid not null,
        hour timestamptz not null,
        clicks int not null check (clicks > 0),
        primary key (collab_id, hour)
      )`);
    await db.query(`
      create table guest_parties (
        id uuid primary key,
        kind text not null,
        collab_id uuid not null,
        brand_id uuid not null,
        influencer_id uuid not null,
        venue_id uuid,
        came_at timestamptz not null,
        covers int not null check (covers > 0),
        spend_pence int check (spend_pence >= 0),
        source text not null,
        external_id text
      )`);
    await db.query(`
      create unique index guest_parties_external on guest_parties (brand_id, kind, external_id)
      where external_id is not null`);
    await db.query('create index guest_parties_collab on guest_parties (collab_id)');
    await db.query('create index guest_parties_latest on guest_parties (brand_id, came_at desc, id desc)');
    await db.query(`
      create table covers_days (
        venue_id uuid not null,
        day date not null,
        brand_id uuid not null,
        covers int not null check (covers >= 0),
        source text not null,
        primary key (venue_id, day)
      )`);
    await db.query('create index covers_days_brand on covers_days (brand_id, day)');
    await db.query(`
      create table result_settings (
        brand_id uuid primary key,
        target_url text,
        margin_percent int check (margin_percent between 0 and 100)
      )`);
    await db.query(`
      create table booking_hooks (
        brand_id uuid primary key,
        id uuid not null unique,
        sealed_secret text not null,
        created_at timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of [
      'booking_hooks',
      'result_settings',
      'covers_days',
      'guest_parties',
      'link_clicks',
      'collab_links',
    ])
      await db.query(`drop table ${table}`);
  }
}
