/** A searchable copy of what profiles publish of influencers, which can be thrown away and filled again; and whom brands look for. */
export const discovery = `
  create table discovery_tags (
    code int generated always as identity primary key,
    list text not null,
    option text not null,
    constraint discovery_tags_option unique (list, option)
  );

  create table discovery_influencers (
    id uuid primary key,
    name text not null,
    handle text not null,
    bio text not null,
    city text,
    country text,
    categories text[] not null,
    accounts jsonb not null,
    photo_path text,
    claimed boolean not null,
    followers bigint not null,
    engagement numeric(7, 4),
    tags int[] not null,
    created_at timestamptz not null,
    version int not null,
    engagement_rank numeric(7, 4) not null generated always as (coalesce(engagement, -1)) stored,
    sample_key int not null generated always as (('x' || left(md5(id::text), 6))::bit(24)::int) stored,
    search text not null generated always as (
      ' ' || regexp_replace(
        regexp_replace(lower(normalize(name || ' @' || handle || ' ' || bio, NFKD)), '[\\u0300-\\u036f]', '', 'g'),
        '([\\u3040-\\u30ff\\u3400-\\u9fff])', ' \\1 ', 'g')) stored
  );
  create index discovery_influencers_tags on discovery_influencers using gin (tags);
  create index discovery_influencers_search on discovery_influencers using gin (search gin_trgm_ops);
  create index discovery_influencers_sample on discovery_influencers (sample_key) include (tags);
  create index discovery_influencers_words on discovery_influencers using gin (to_tsvector('english', bio));
  create index discovery_influencers_followers on discovery_influencers (followers, id) include (tags);
  create index discovery_influencers_engagement on discovery_influencers (engagement_rank, id) include (tags);
  create index discovery_influencers_newest on discovery_influencers (created_at, id) include (tags);
  alter table discovery_influencers alter column tags set statistics 1000;

  create table brand_targetings (
    brand_id uuid primary key,
    wanted jsonb not null,
    protected_wishes jsonb not null,
    words text[] not null,
    exclude text[] not null,
    updated_at timestamptz,
    version int not null
  );

  create table discovery_fill (
    id boolean primary key default true check (id),
    model int not null,
    last_id uuid,
    done_at timestamptz
  );

  create table saved_searches (
    id uuid primary key,
    brand_id uuid not null,
    name text not null,
    filter jsonb not null,
    created_by uuid not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null
  );
  create unique index saved_searches_name on saved_searches (brand_id, lower(name));

  create view discovery_people as
    select d.id, d.tags,
      (select t.option from discovery_tags t where t.list = 'city' and t.code = any(d.tags) limit 1) as city,
      array(select t.option from discovery_tags t where t.list = 'category' and t.code = any(d.tags)) as categories,
      (select coalesce(sum(case when t.list = 'engagement' then 2 when t.option = 'claimed' then 4 else 0 end), 0)::int
       from discovery_tags t where t.list in ('engagement', 'profile') and t.code = any(d.tags)) as points
    from discovery_influencers d;
  comment on view discovery_people is 'Somebody as offers are weighed for them; the points are what speaks for them whatever the offer is.';

  create view discovery_wishes as
    select b.brand_id, array[t.code] as codes, 6 as points
    from brand_targetings b
    cross join lateral (
      select w.key as list, w.value as options from jsonb_each(b.wanted) w where w.key <> 'band'
      union all
      select p ->> 'list', p -> 'options' from jsonb_array_elements(b.protected_wishes) p) l
    cross join lateral jsonb_array_elements_text(l.options) o (option)
    join discovery_tags t on t.list = l.list and t.option = o.option
    union all
    select b.brand_id, array_agg(t.code), 12
    from brand_targetings b
    cross join lateral jsonb_array_elements_text(b.wanted -> 'band') o (option)
    join discovery_tags t on t.list = 'band' and t.option = o.option
    group by b.brand_id;
  comment on view discovery_wishes is 'What each brand wants of influencers beside place and topic: any of the codes gives the points.';
`;
