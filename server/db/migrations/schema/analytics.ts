/** Usage events and counts of them, what pieces reached, and links to live reports. */
export const analytics = `
  create table user_events (
    id uuid not null,
    name text not null,
    context jsonb not null,
    user_id uuid,
    profile_uid uuid,
    profile_type text not null,
    occurred_at timestamptz not null,
    primary key (occurred_at, id)
  ) partition by range (occurred_at);
  create index user_events_profile on user_events (profile_uid, occurred_at desc) where profile_uid is not null;
  create index user_events_user on user_events (user_id, occurred_at desc) where user_id is not null;
  create index user_events_deeds on user_events (name, occurred_at desc, user_id) where name <> 'page_view';

  -- London's months; UsageMonths makes those to come.
  create schema user_event_months;
  create table user_event_months.elsewhere partition of user_events default;
  do $$
    declare month timestamp;
    begin
      for month in select date_trunc('month', now() at time zone 'Europe/London') + ahead * interval '1 month'
        from generate_series(0, 2) ahead
      loop
        execute format('create table user_event_months.%I partition of user_events for values from (%L) to (%L)',
          to_char(month, '"m"YYYY_MM'), month at time zone 'Europe/London', (month + interval '1 month') at time zone 'Europe/London');
      end loop;
    end $$;

  create table user_event_people (
    number int primary key,
    user_id uuid not null unique
  );

  create table user_event_changes (
    hour timestamptz not null
  );
  create index user_event_changes_hour on user_event_changes (hour);

  create table user_event_counts (
    grain text not null check (grain in ('hour', 'day', 'month')),
    starts_at timestamptz not null,
    profile_type text not null,
    name text not null,
    page text not null,
    block int not null,
    events int not null,
    people bit(4096) not null,
    primary key (grain, profile_type, starts_at, name, page, block)
  );
  alter table user_event_counts alter column people set storage main;
  alter table user_event_counts set (toast_tuple_target = 128);

  create function user_event_page(context jsonb) returns text language sql immutable parallel safe as $$
    select left(regexp_replace(regexp_replace(split_part(context->>'target_uid', '?', 1), '^https?://[^/]*', ''),
      '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', ':id', 'g'), 200)
  $$;

  create table piece_readings (
    id uuid primary key,
    piece_id uuid not null,
    influencer_id uuid not null,
    taken_at timestamptz not null,
    basis text not null check (basis in ('measured', 'declared', 'estimated')),
    reach bigint check (reach >= 0),
    views bigint check (views >= 0),
    likes bigint check (likes >= 0),
    comments bigint check (comments >= 0),
    shares bigint check (shares >= 0),
    saves bigint check (saves >= 0),
    screenshot_id uuid,
    reason text,
    corrects uuid references piece_readings (id),
    corrected_at timestamptz,
    entered_by uuid,
    entered_at timestamptz not null,
    source text not null default 'influencer' check (source in ('influencer', 'staff', 'platform', 'import')),
    constraint piece_readings_say_something check (coalesce(reach, views, likes, comments, shares, saves) is not null),
    constraint piece_readings_corrected_once unique (corrects)
  );
  create index piece_readings_piece on piece_readings (piece_id, entered_at);
  create index piece_readings_influencer on piece_readings (influencer_id);
  create index piece_readings_screenshot on piece_readings (screenshot_id) where screenshot_id is not null;
  create index piece_readings_newest on piece_readings (piece_id, taken_at desc, id desc)
    include (basis, reach, views, likes, comments, shares, saves) where corrected_at is null;

  create table piece_fetches (
    piece_id uuid primary key,
    tried_at timestamptz,
    failures int not null check (failures >= 0),
    next_at timestamptz
  );
  create index piece_fetches_due on piece_fetches (next_at) where next_at is not null;

  create table report_links (
    id uuid primary key,
    brand_id uuid not null,
    title text not null,
    rolling_days int check (rolling_days between 1 and 731),
    from_day text,
    to_day text,
    with_costs boolean not null,
    token_hash text not null,
    created_by uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    constraint report_links_one_period check ((rolling_days is null) = (from_day is not null and to_day is not null)),
    constraint report_links_token unique (token_hash)
  );
  create index report_links_brand on report_links (brand_id, created_at desc);
`;
