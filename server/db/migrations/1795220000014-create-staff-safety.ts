import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors, proof of presence, and profiles that have been deleted and can be brought back. */
export class CreateStaffSafety1795220000014 implements MigrationInterface {
  name = 'CreateStaffSafety1795220000014';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sessions
        add column stage text not null default 'full' check (stage in ('full', 'second-factor', 'enrolment')),
        add column proven_at timestamptz;
      update sessions set proven_at = created_at;
      alter table sessions alter column proven_at set not null;

      create table second_factors (
        user_id uuid primary key references users (id) on delete cascade,
        secret text,
        confirmed_at timestamptz,
        last_step bigint,
        proposed_secret text,
        proposed_at timestamptz,
        check ((secret is null) = (confirmed_at is null))
      );
      create table recovery_codes (
        user_id uuid not null references second_factors (user_id) on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      );

      create table proof_links (
        token_hash text primary key,
        session_id uuid not null references sessions (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index proof_links_session on proof_links (session_id);
      create index proof_links_user on proof_links (user_id);

      create table closed_profiles (
        profile_uid uuid primary key,
        closed_at timestamptz not null
      );
      create index sessions_profile on sessions (profile_uid) where ended_at is null;
      create index users_staff on users (created_at, id) where staff_role is not null;

      create table deleted_profiles (
        profile_uid uuid primary key,
        profile_type text not null check (profile_type in ('brand', 'influencer')),
        deleted_by uuid not null,
        deleted_at timestamptz not null,
        erased_at timestamptz
      );
      create index deleted_profiles_due on deleted_profiles (deleted_at) where erased_at is null;

      create or replace view profile_brand_cards as
        select id, name, slug, city, category, avatar_path from brands b
        where not exists (select from deleted_profiles d where d.profile_uid = b.id);
      create or replace view profile_influencer_cards as
        select id, name, handle, city, avatar_path, followers from influencers i
        where not exists (select from deleted_profiles d where d.profile_uid = i.id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view profile_brand_cards as select id, name, slug, city, category, avatar_path from brands;
      create or replace view profile_influencer_cards as
        select id, name, handle, city, avatar_path, followers from influencers;
      drop table deleted_profiles;
      drop index users_staff;
      drop index sessions_profile;
      drop table closed_profiles, proof_links, recovery_codes, second_factors;
      alter table sessions drop column stage, drop column proven_at;`);
  }
}
