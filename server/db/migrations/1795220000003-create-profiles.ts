import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProfiles1795220000003 implements MigrationInterface {
  name = 'CreateProfiles1795220000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create extension if not exists pg_trgm;

      create table brands (
        id uuid primary key,
        name text not null,
        slug text not null,
        email text not null,
        city text not null,
        category text not null,
        about text not null default '',
        website text,
        avatar_path text,
        sales_stage smallint not null,
        onboarding_stage smallint not null,
        account_manager text,
        priority smallint not null default 2,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create unique index brands_slug on brands (slug);
      create index brands_name on brands (lower(name), id);
      create index brands_created_at on brands (created_at, id);
      create index brands_sales_stage on brands (sales_stage, id);
      create index brands_search on brands using gin ((lower(name) || ' ' || lower(email)) gin_trgm_ops);

      create table influencers (
        id uuid primary key,
        name text not null,
        handle text not null,
        slug text not null,
        bio text not null default '',
        city text,
        country text,
        categories text[] not null default '{}',
        avatar_path text,
        claimed boolean not null,
        source text not null check (source in ('joined', 'imported', 'staff')),
        followers bigint not null default 0,
        engagement numeric(7, 4),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create unique index influencers_handle on influencers (lower(handle));
      create unique index influencers_slug on influencers (slug);
      create index influencers_followers on influencers (followers, id);
      create index influencers_created_at on influencers (created_at, id);
      create index influencers_name on influencers (lower(name), id);
      create index influencers_search on influencers using gin ((lower(name) || ' ' || lower(handle)) gin_trgm_ops);

      create table social_accounts (
        influencer_id uuid not null references influencers (id) on delete cascade,
        platform text not null check (platform in ('instagram', 'tiktok', 'youtube')),
        handle text not null,
        followers bigint,
        engagement numeric(7, 4),
        country text,
        categories text[] not null default '{}',
        updated_at timestamptz not null,
        primary key (influencer_id, platform)
      );
      create unique index social_accounts_handle on social_accounts (platform, lower(handle));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table social_accounts; drop table influencers; drop table brands;`);
  }
}
