/** Brands and their venues; profiles that are closed or deleted, brands and influencers alike. */
export const profiles = `
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
    version int not null,
    sales_stage_since timestamptz not null default now(),
    onboarding_stage_since timestamptz not null default now()
  );
  create unique index brands_slug on brands (slug);
  create index brands_name on brands (lower(name), id);
  create index brands_created_at on brands (created_at, id);
  create index brands_sales_stage on brands (sales_stage, id);
  create index brands_search on brands using gin ((lower(name) || ' ' || lower(email)) gin_trgm_ops);
  create index brands_avatar on brands (avatar_path) where avatar_path is not null;
  create index brands_sales_board on brands (sales_stage, sales_stage_since, id);
  create index brands_onboarding_board on brands (onboarding_stage, onboarding_stage_since, id);
  create index brands_account_manager on brands (account_manager, id) where account_manager is not null;

  create table venues (
    id uuid primary key,
    brand_id uuid not null,
    name text not null,
    address text not null,
    city text not null,
    point jsonb check (point is null or ((point->>'lat')::float8 between -90 and 90 and (point->>'lng')::float8 between -180 and 180)),
    opening_hours jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null
  );
  create index venues_brand on venues (brand_id, name, id);

  create table closed_profiles (
    profile_uid uuid primary key,
    closed_at timestamptz not null
  );

  create table deleted_profiles (
    profile_uid uuid primary key,
    profile_type text not null check (profile_type in ('brand', 'influencer')),
    deleted_by uuid not null,
    deleted_at timestamptz not null,
    erased_at timestamptz,
    merged_into uuid
  );
  create index deleted_profiles_due on deleted_profiles (deleted_at) where erased_at is null;
  create index deleted_profiles_brands on deleted_profiles (profile_uid) where profile_type = 'brand' and erased_at is null;

  create table reserved_handles (
    handle text not null,
    reserved_at timestamptz not null
  );
  create unique index reserved_handles_handle on reserved_handles (lower(handle));

  create view profile_brand_cards as
    select id, name, slug, city, category, avatar_path from brands b
    where not exists (select from deleted_profiles d where d.profile_uid = b.id);

  create view search_brands as
    select b.id, b.name as title, b.email as detail, lower(b.name) || ' ' || lower(b.email) as words from brands b
    where not exists (select from deleted_profiles d where d.profile_uid = b.id);

  create view brand_stages as
    select b.id, b.sales_stage, b.onboarding_stage from brands b
    where not exists (select from deleted_profiles d where d.profile_uid = b.id);

  create view profile_deleted_brands as
    select profile_uid as id from deleted_profiles where profile_type = 'brand' and erased_at is null;

  create view managed_brands as select id, account_manager from brands where account_manager is not null;
`;
