/** What staff promote in the feed of influencers, and how often it was seen and followed. */
export const ads = `
  create table ads (
    id uuid primary key,
    name text not null,
    slot text not null,
    headline text not null,
    text text not null,
    action text not null,
    link text not null,
    cover text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    cities text[] not null,
    categories text[] not null,
    bands text[] not null,
    priority smallint not null,
    paused boolean not null,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null,
    photo_path text
  );
  create index ads_running on ads (ends_at, starts_at) where not paused;
  create index ads_starts_at on ads (starts_at, id);
  create index ads_ends_at on ads (ends_at, id);
  create index ads_name on ads (lower(name), id);
  create index ads_search on ads using gin ((lower(name) || ' ' || lower(headline)) gin_trgm_ops);
  create index ads_photo on ads (photo_path) where photo_path is not null;

  create table ad_counts (
    ad_id uuid primary key references ads on delete cascade,
    impressions bigint not null,
    clicks bigint not null
  );

  create table ad_views (
    id uuid primary key,
    ad_id uuid not null references ads on delete cascade,
    seen_at timestamptz not null,
    clicked_at timestamptz
  );
  create index ad_views_ad on ad_views (ad_id);
  create index ad_views_seen_at on ad_views (seen_at);
`;
