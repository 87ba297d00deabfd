import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdentity1795220000002 implements MigrationInterface {
  name = 'CreateIdentity1795220000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table users (
        id uuid primary key,
        email text not null,
        name text not null,
        password_hash text,
        staff_role text check (staff_role in ('read-only', 'operations', 'super-user')),
        linked_brand_uid uuid,
        linked_influencer_uid uuid,
        email_proven_at timestamptz,
        disabled_at timestamptz,
        last_seen_at timestamptz,
        created_at timestamptz not null,
        version int not null
      );
      create unique index users_email on users (email);

      create table memberships (
        user_id uuid not null references users (id) on delete cascade,
        profile_uid uuid not null,
        profile_type text not null check (profile_type in ('brand', 'influencer')),
        kind text not null check (kind in ('linked', 'admin')),
        role text not null check (role in ('owner', 'admin', 'member')),
        created_at timestamptz not null,
        primary key (user_id, profile_uid)
      );
      create index memberships_profile on memberships (profile_uid);

      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        profile_uid uuid,
        profile_type text check (profile_type in ('brand', 'influencer')),
        user_agent text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        ended_at timestamptz
      );
      create index sessions_user on sessions (user_id) where ended_at is null;

      create table sign_in_links (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        email text not null,
        purpose text not null check (purpose in ('sign-in', 'invitation', 'password-reset')),
        token_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create unique index sign_in_links_token on sign_in_links (token_hash);
      create index sign_in_links_user on sign_in_links (user_id) where used_at is null;

      create table rate_limits (
        key text primary key,
        points int not null default 0,
        expire bigint
      );
      create index rate_limits_expire on rate_limits (expire);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `drop table rate_limits; drop table sign_in_links; drop table sessions; drop table memberships; drop table users;`,
    );
  }
}
