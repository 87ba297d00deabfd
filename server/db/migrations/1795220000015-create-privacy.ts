import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people allow, copies of their data, accounts on their way out, and profiles that are not shown. */
export class CreatePrivacy1795220000015 implements MigrationInterface {
  name = 'CreatePrivacy1795220000015';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table consents (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        version int not null,
        product_analytics boolean not null,
        heat_map boolean not null,
        session_replay boolean not null,
        decided_at timestamptz not null
      );
      create index consents_user on consents (user_id, decided_at desc, id desc);

      create table data_exports (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        requested_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz,
        bytes bigint
      );
      create index data_exports_user on data_exports (user_id, requested_at desc, id desc);
      create unique index data_exports_one_at_a_time on data_exports (user_id) where ready_at is null;
      create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;

      create table closures (
        user_id uuid primary key references users (id) on delete cascade,
        profiles jsonb not null,
        requested_at timestamptz not null,
        erases_at timestamptz not null
      );
      create index closures_due on closures (erases_at);

      create table unlisted_influencers (
        influencer_id uuid primary key references influencers (id) on delete cascade,
        since timestamptz not null
      );

      create index usage_events_user on usage_events (user_id, occurred_at desc) where user_id is not null;
      create index messages_sender on messages (sender_uid, sent_at);
      create index messages_writer on messages (sender_user_id, sent_at);
      create index calls_email on calls (email);
      create index leads_profile on leads (profile_uid) where profile_uid is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index leads_profile; drop index calls_email; drop index messages_writer; drop index messages_sender; drop index usage_events_user;
      drop table unlisted_influencers; drop table closures; drop table data_exports; drop table consents;`);
  }
}
