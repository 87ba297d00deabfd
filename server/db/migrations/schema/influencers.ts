/** Influencers, what they say of themselves, claims, flags and reviews of them, duplicates and merges. */
export const influencers = `
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
  create index influencers_avatar on influencers (avatar_path) where avatar_path is not null;
  create index influencers_updated_at on influencers (updated_at);
  create index influencers_city on influencers (city, created_at, id);

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
  create unique index social_accounts_handle on social_accounts (platform, lower(handle));

  create table influencer_details (
    influencer_id uuid primary key references influencers (id) on delete cascade,
    date_of_birth date,
    attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
    private_lists text[] not null default '{}',
    audience jsonb not null default '{}' check (jsonb_typeof(audience) = 'object'),
    availability jsonb not null default '{}' check (jsonb_typeof(availability) = 'object')
  );

  create table follower_counts (
    influencer_id uuid not null,
    platform text not null,
    day date not null,
    followers bigint not null check (followers >= 0),
    engagement numeric(7, 4),
    primary key (influencer_id, platform, day),
    constraint follower_counts_account
      foreign key (influencer_id, platform) references social_accounts (influencer_id, platform)
      on update cascade on delete cascade
  );

  create table portfolio_pieces (
    influencer_id uuid not null references influencers (id) on delete cascade,
    place smallint not null check (place >= 0),
    file_path text not null,
    kind text not null check (kind in ('image', 'video')),
    caption text not null default '',
    primary key (influencer_id, place)
  );
  create unique index portfolio_pieces_file on portfolio_pieces (file_path);

  create table influencer_claims (
    id uuid primary key,
    influencer_id uuid not null references influencers (id) on delete cascade,
    user_id uuid not null,
    code text not null,
    state text not null check (state in ('open', 'confirmed', 'refused', 'withdrawn', 'expired')),
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid,
    reason text,
    version int not null
  );
  create unique index influencer_claims_open on influencer_claims (influencer_id, user_id) where state = 'open';
  create unique index influencer_claims_confirmed on influencer_claims (influencer_id) where state = 'confirmed';
  create index influencer_claims_user on influencer_claims (user_id, requested_at desc);
  create index influencer_claims_due on influencer_claims (expires_at) where state = 'open';

  create table safety_flags (
    id uuid primary key,
    influencer_id uuid not null references influencers (id) on delete cascade,
    category text not null,
    note text not null,
    set_by uuid not null,
    set_at timestamptz not null,
    lifted_by uuid,
    lifted_at timestamptz,
    check ((lifted_by is null) = (lifted_at is null))
  );
  create unique index safety_flags_one on safety_flags (influencer_id, category) where lifted_at is null;
  create index safety_flags_influencer on safety_flags (influencer_id, set_at desc);
  create index safety_flags_category on safety_flags (category) where lifted_at is null;

  create table influencer_reviews (
    influencer_id uuid primary key references influencers (id) on delete cascade,
    state text not null check (state in ('waiting', 'approved', 'sent-back')),
    why text not null check (why in ('new', 'claimed', 'flagged', 'changed')),
    since timestamptz not null,
    kept_back boolean not null,
    reason text,
    decided_by uuid,
    decided_at timestamptz,
    version int not null
  );
  create index influencer_reviews_waiting on influencer_reviews (since, influencer_id) where state = 'waiting';

  create table unlisted_influencers (
    influencer_id uuid primary key references influencers (id) on delete cascade,
    since timestamptz not null
  );

  create table duplicate_pairs (
    one_id uuid not null references influencers (id) on delete cascade,
    other_id uuid not null references influencers (id) on delete cascade,
    reasons text[] not null,
    found_at timestamptz not null,
    dismissed_by text,
    dismissed_at timestamptz,
    primary key (one_id, other_id),
    check (one_id < other_id)
  );
  create index duplicate_pairs_other on duplicate_pairs (other_id);
  create index duplicate_pairs_open on duplicate_pairs (found_at desc, one_id, other_id) where dismissed_at is null;

  create table influencer_merges (
    merged_id uuid primary key references influencers (id) on delete cascade,
    kept_id uuid not null references influencers (id) on delete cascade,
    handle text not null,
    moved jsonb not null check (jsonb_typeof(moved) = 'object'),
    merged_by text not null,
    merged_at timestamptz not null,
    check (merged_id <> kept_id)
  );
  create index influencer_merges_handle on influencer_merges (lower(handle), merged_at desc);
  create index influencer_merges_kept on influencer_merges (kept_id);
  create index influencer_merges_latest on influencer_merges (merged_at desc);

  create view profile_influencer_cards as
    select id, name, handle, city, avatar_path, followers from influencers i
    where not exists (select from deleted_profiles d where d.profile_uid = i.id);

  create view search_influencers as
    select i.id, '@' || i.handle as title, i.name as detail, lower(i.name) || ' ' || lower(i.handle) as words from influencers i
    where not exists (select from deleted_profiles d where d.profile_uid = i.id);

  create view profile_merges as select merged_id, kept_id from influencer_merges;
  comment on view profile_merges is
    'What profiles publish to the queries of other modules: what is kept on merged_id belongs to kept_id as well.';

  create view open_claims as
    select c.influencer_id from influencer_claims c where c.state = 'open'
      and not exists (select from deleted_profiles d where d.profile_uid = c.influencer_id);

  create view open_duplicates as
    select p.one_id, p.other_id from duplicate_pairs p where p.dismissed_at is null
      and not exists (select from deleted_profiles d where d.profile_uid in (p.one_id, p.other_id))
      and not exists (select from unlisted_influencers u where u.influencer_id in (p.one_id, p.other_id));

  create view profile_influencer_sheets as
    select i.id, i.source,
      coalesce((
        select json_agg(json_build_object(
            'platform', s.platform, 'handle', s.handle, 'followers', s.followers, 'engagement', s.engagement,
            'asOf', to_char(s.updated_at at time zone 'Europe/London', 'YYYY-MM-DD'), 'history', h.days)
          order by s.followers desc nulls last, s.platform)
        from social_accounts s cross join lateral (
          select coalesce(json_agg(json_build_object(
              'day', to_char(c.day, 'YYYY-MM-DD'), 'followers', c.followers, 'engagement', c.engagement)
            order by c.day), '[]'::json) as days
          from (select f.day, f.followers, f.engagement from follower_counts f
            where f.influencer_id = s.influencer_id and f.platform = s.platform
            order by f.day desc limit 60) c) h
        where s.influencer_id = i.id), '[]'::json) as accounts,
      coalesce((
        select json_agg(json_build_object('filePath', p.file_path, 'kind', p.kind, 'caption', p.caption) order by p.place)
        from portfolio_pieces p where p.influencer_id = i.id), '[]'::json) as portfolio,
      json_build_object('ages', coalesce(d.audience -> 'ages', '{}'::jsonb),
        'genders', coalesce(d.audience -> 'genders', '{}'::jsonb),
        'countries', coalesce(d.audience -> 'countries', '[]'::jsonb)) as audience,
      json_build_object('days', coalesce(d.availability -> 'days', '[]'::jsonb),
        'times', coalesce(d.availability -> 'times', '[]'::jsonb), 'travel', d.availability -> 'travel',
        'away', coalesce(d.availability -> 'away', '[]'::jsonb)) as availability
    from influencers i left join influencer_details d on d.influencer_id = i.id;
  comment on view profile_influencer_sheets is
    'What profiles publish of one influencer beside profile_influencer_facts; that view says who may be shown at all.';
  comment on column profile_influencer_sheets.accounts is
    'The largest first, with the day on which its figures were last given and at most 60 days on which they were noted.';
  comment on column profile_influencer_sheets.portfolio is 'Open to everybody.';
  comment on column profile_influencer_sheets.audience is 'For brands: the influencer''s own words.';
  comment on column profile_influencer_sheets.availability is 'For brands.';

  create view open_reviews as
    select r.influencer_id, r.why, r.since from influencer_reviews r where r.state = 'waiting'
      and not exists (select from deleted_profiles d where d.profile_uid = r.influencer_id)
      and not exists (select from unlisted_influencers u where u.influencer_id = r.influencer_id);

  create view profile_influencer_facts as
    select i.id, i.handle, i.name, i.slug, i.bio, i.city, i.country, i.categories, i.followers, i.engagement,
      coalesce(a.accounts, '{}'::jsonb) as accounts,
      i.claimed,
      (exists (select from unlisted_influencers u where u.influencer_id = i.id)
        or exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back)) as hidden,
      exists (select from deleted_profiles x where x.profile_uid = i.id) as deleted,
      coalesce(c.open, '{}'::jsonb) as attributes,
      coalesce(c.private, '{}'::jsonb) as private_attributes,
      coalesce(i.avatar_path, (select p.file_path from portfolio_pieces p
        where p.influencer_id = i.id and p.kind = 'image' order by p.place limit 1)) as photo_path,
      i.source, i.created_at, i.updated_at, i.version,
      array(select distinct f.category from safety_flags f where f.lifted_at is null and (f.influencer_id = i.id
        or f.influencer_id in (select g.merged_id from influencer_merges g where g.kept_id = i.id))) as safety_flags
    from influencers i
    left join influencer_details d on d.influencer_id = i.id
    left join lateral (
      select jsonb_object_agg(s.platform, jsonb_build_object(
        'handle', s.handle, 'followers', s.followers, 'engagement', s.engagement)) as accounts
      from social_accounts s where s.influencer_id = i.id) a on true
    left join lateral (
      select jsonb_object_agg(e.list, e.ids) filter (where not e.list = any(d.private_lists)) as open,
        jsonb_object_agg(e.list, e.ids) filter (where e.list = any(d.private_lists)) as private
      from (
        select l.key as list, ((l.value -> 'chosen') - 'prefer-not-to-say')
          || case when l.value ->> 'other' is null then '[]'::jsonb else '["other"]'::jsonb end as ids
        from jsonb_each(d.attributes) l) e
      where e.ids <> '[]'::jsonb) c on true;
  comment on view profile_influencer_facts is
    'What profiles publish to the queries of other modules: one row an influencer, deleted and hidden ones among them.';
  comment on column profile_influencer_facts.categories is
    'Ids of the brand categories where the influencer chose them; an import may have brought other words.';
  comment on column profile_influencer_facts.followers is 'Those of the largest account; 0 when unknown.';
  comment on column profile_influencer_facts.engagement is
    'Of the largest account: reactions to an average post, as a percentage of the followers; null when unknown.';
  comment on column profile_influencer_facts.accounts is
    'By platform: {"instagram": {"handle", "followers", "engagement"}}; the numbers may be null.';
  comment on column profile_influencer_facts.claimed is 'A real person stands behind the profile and looks after it.';
  comment on column profile_influencer_facts.deleted is 'Deleted by staff: to be shown to nobody.';
  comment on column profile_influencer_facts.attributes is
    'What brands may see and filter by: chosen ids by the name of their list, {"cuisines": ["italian", "other"]}.';
  comment on column profile_influencer_facts.private_attributes is
    'In the same shape what the influencer keeps from brands: for our own people, never for a brand''s eyes or ranking.';
  comment on column profile_influencer_facts.photo_path is
    'Their picture as the thumbnail service is asked for it; else the first of the portfolio; null without any.';
  comment on column profile_influencer_facts.version is 'Grows by one with every change of the profile.';
  comment on column profile_influencer_facts.safety_flags is
    'What staff have seen in the content: brands that exclude it do not find them. For nobody''s eyes.';
  comment on column profile_influencer_facts.hidden is
    'Is closing the account, or was sent back by staff: to be shown to nobody.';

  -- Those who are deleted, close their account or were sent back are shown to nobody, nor is what they look like.
  create view profile_pictures as
    select b.avatar_path as path, b.id as profile_uid,
      not exists (select from deleted_profiles x where x.profile_uid = b.id) as open
    from brands b where b.avatar_path is not null
    union all
    select i.avatar_path, i.id, not (exists (select from deleted_profiles x where x.profile_uid = i.id)
        or exists (select from unlisted_influencers u where u.influencer_id = i.id)
        or exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back))
    from influencers i where i.avatar_path is not null
    union all
    select p.file_path, i.id, not (exists (select from deleted_profiles x where x.profile_uid = i.id)
        or exists (select from unlisted_influencers u where u.influencer_id = i.id)
        or exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back))
    from portfolio_pieces p join influencers i on i.id = p.influencer_id;
  comment on column profile_pictures.open is 'Everybody may see it; else whoever acts for the profile, and staff.';

  create view profile_kit_files as
    select p.file_path as path from portfolio_pieces p join influencers i on i.id = p.influencer_id
    where i.claimed
      and not exists (select from unlisted_influencers u where u.influencer_id = i.id)
      and not exists (select from deleted_profiles x where x.profile_uid = i.id)
      and not exists (select from influencer_reviews r where r.influencer_id = i.id and r.kept_back);
  comment on view profile_kit_files is 'The pictures and videos that media kits show to everybody.';
`;
