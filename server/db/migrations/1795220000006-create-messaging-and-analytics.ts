import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMessagingAndAnalytics1795220000006 implements MigrationInterface {
  name = 'CreateMessagingAndAnalytics1795220000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table conversations (
        id uuid primary key,
        brand_id uuid not null,
        influencer_id uuid not null,
        last_message_at timestamptz not null,
        created_at timestamptz not null
      );
      create unique index conversations_pair on conversations (brand_id, influencer_id);
      create index conversations_brand on conversations (brand_id, last_message_at desc);
      create index conversations_influencer on conversations (influencer_id, last_message_at desc);

      create table messages (
        id uuid primary key,
        conversation_id uuid not null references conversations (id) on delete cascade,
        sender_user_id uuid not null,
        sender_uid uuid not null,
        text text not null,
        sent_at timestamptz not null
      );
      create index messages_conversation on messages (conversation_id, sent_at desc, id desc);

      create table usage_events (
        id uuid primary key,
        name text not null,
        context jsonb not null,
        user_id uuid,
        profile_uid uuid,
        profile_type text,
        occurred_at timestamptz not null
      );
      create index usage_events_time on usage_events (occurred_at desc);
      create index usage_events_profile on usage_events (profile_uid, occurred_at desc);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table usage_events; drop table messages; drop table conversations;`);
  }
}
