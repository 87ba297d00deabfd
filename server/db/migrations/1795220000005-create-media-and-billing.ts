import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMediaAndBilling1795220000005 implements MigrationInterface {
  name = 'CreateMediaAndBilling1795220000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table media (
        id uuid primary key,
        owner_uid uuid not null,
        uploaded_by uuid not null,
        file_name text not null,
        mime_type text not null,
        kind text not null check (kind in ('image', 'video')),
        bytes bigint not null,
        storage_key text not null,
        created_at timestamptz not null
      );
      create index media_owner on media (owner_uid, created_at desc);

      create table subscriptions (
        brand_id uuid primary key,
        plan text not null check (plan in ('basic', 'starter', 'professional', 'premium')),
        paying boolean not null,
        period_starts_at timestamptz,
        period_ends_at timestamptz,
        updated_at timestamptz not null,
        version int not null
      );

      create table provider_events (
        id text primary key,
        type text not null,
        payload jsonb not null,
        created_at timestamptz not null,
        received_at timestamptz not null
      );
      create index provider_events_received_at on provider_events (received_at);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table provider_events; drop table subscriptions; drop table media;`);
  }
}
