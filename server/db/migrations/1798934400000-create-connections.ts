import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateConnections1798934400000 implements MigrationInterface {
  name = 'CreateConnections1798934400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table connections (
        id uuid primary key,
        influencer_id uuid not null,
        platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
        external_id text not null,
        handle text not null,
        scopes text[] not null,
        state text not null check (state in ('active', 'failing', 'expired', 'revoked')),
        sealed_tokens text,
        access_until timestamptz not null,
        grant_until timestamptz,
        refresh_at timestamptz,
        refreshing_until timestamptz,
        read_at timestamptz,
        failures int not null,
        connected_by text not null,
        connected_at timestamptz not null,
        ended_at timestamptz,
        version int not null,
        constraint connections_one_a_platform unique (influencer_id, platform),
        constraint connections_ended check ((sealed_tokens is null) = (state in ('expired', 'revoked')))
      )`);
    await db.query(`create unique index connections_one_holder on connections (platform, external_id)
      where sealed_tokens is not null`);
    await db.query('create index connections_refresh on connections (refresh_at) where refresh_at is not null');
    await db.query('create index connections_read on connections (read_at) where read_at is not null');
    await db.query(`
      create table connection_journeys (
        state_hash text primary key,
        user_id uuid not null,
        influencer_id uuid not null,
        platform text not null,
        verifier text not null,
        expires_at timestamptz not null
      )`);
    await db.query('create index connection_journeys_expires on connection_journeys (expires_at)');
    await db.query(`
      create table account_readings (
        connection_id uuid not null references connections (id) on delete cascade,
        influencer_id uuid not null,
        platform text not null,
        day date not null,
        read_at timestamptz not null,
        followers bigint,
        posts bigint,
        reach bigint,
        audience jsonb,
        primary key (connection_id, day)
      )`);
    await db.query(`
      create table ended_grants (
        connection_id uuid primary key,
        platform text not null,
        sealed_tokens text not null,
        until timestamptz not null
      )`);
    await db.query(`
      create table post_watches (
        piece_id uuid primary key,
        influencer_id uuid not null,
        platform text not null,
        url text not null,
        published_at timestamptz not null,
        next_at timestamptz not null
      )`);
    await db.query('create index post_watches_next on post_watches (next_at)');
    await db.query(`
      create view connected_accounts as select influencer_id, platform from connections where sealed_tokens is not null`);
    await db.query(`comment on view connected_accounts is
      'What connections publish to the queries of other modules: accounts that can be read with their owner''s permission.'`);
    await db.query('create index account_readings_newest on account_readings (influencer_id, platform, day desc)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view connected_accounts');
    for (const table of ['post_watches', 'ended_grants', 'account_readings', 'connection_journeys', 'connections'])
      await db.query(`drop table ${table}`);
  }
}
