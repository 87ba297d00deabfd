import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOnboarding1795220000010 implements MigrationInterface {
  name = 'CreateOnboarding1795220000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table leads (
        id uuid primary key,
        kind text not null check (kind in ('brand', 'influencer')),
        email text not null,
        name text not null,
        company text not null,
        tier text check (tier in ('basic', 'starter', 'professional', 'premium')),
        invited_by text,
        date_of_birth date,
        profile_uid uuid,
        sales_stage smallint not null,
        onboarding_stage smallint not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create unique index leads_email on leads (email, kind);
      create index leads_created_at on leads (created_at, id);

      create table calls (
        id uuid primary key,
        lead_id uuid not null references leads (id) deferrable initially deferred,
        kind text not null check (kind in ('brand', 'influencer')),
        name text not null,
        email text not null,
        company text not null,
        starts_at timestamptz not null,
        state text not null check (state in ('booked', 'cancelled')),
        token_hash text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create unique index calls_one_a_time on calls (starts_at) where state = 'booked';
      create unique index calls_token on calls (token_hash);
      create index calls_lead on calls (lead_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table calls; drop table leads;`);
  }
}
