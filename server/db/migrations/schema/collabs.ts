/** Offers, slots, Collabs with their pieces, check-in and reviews. */
export const collabs = `
  create table offers (
    id uuid primary key,
    brand_id uuid not null,
    title text not null,
    kind text not null check (kind in ('experience', 'stay', 'product')),
    gives text not null,
    value_pence int not null check (value_pence >= 0),
    asks jsonb not null,
    brief text not null,
    venue text not null,
    city text not null,
    category text not null,
    guests smallint not null check (guests between 0 and 20),
    content_due_days smallint not null check (content_due_days between 1 and 90),
    photo_path text,
    state text not null check (state in ('draft', 'live', 'paused', 'ended')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null,
    lat double precision not null,
    lng double precision not null,
    exact_place boolean not null default false,
    shipped boolean not null default false,
    venue_id uuid,
    blackout_dates text[] not null default '{}',
    rights jsonb,
    constraint offers_on_the_globe check (lat between -90 and 90 and lng between -180 and 180)
  );
  create index offers_brand on offers (brand_id, created_at desc);
  create index offers_feed on offers (created_at desc, id desc) where state = 'live';
  create index offers_feed_city on offers (city, created_at desc, id desc) where state = 'live';
  create index offers_feed_category on offers (category, created_at desc, id desc) where state = 'live';
  create index offers_photo on offers (photo_path) where photo_path is not null;
  create index offers_map on offers (lng, lat) include (id) where state = 'live';
  create index offers_search on offers using gin (lower(title) gin_trgm_ops);
  create index offers_match on offers (brand_id, city, category, created_at, id) where state = 'live';
  create index offers_says on offers using gin (to_tsvector('english', left(title || '. ' || gives, 300))) where state = 'live';
  create index offers_by_kind on offers (city, category, id) include (brand_id) where state = 'live';

  -- Nothing refers to it: an offer keeps its own words, and a venue may go.
  create table offer_defaults (
    brand_id uuid primary key,
    kind text not null check (kind in ('experience', 'stay', 'product')),
    shipped boolean not null,
    venue_id uuid,
    category text,
    guests smallint not null check (guests between 0 and 20),
    places smallint not null check (places between 1 and 100),
    asks jsonb not null,
    content_due_days smallint not null check (content_due_days between 1 and 90),
    brief text not null,
    rights jsonb not null,
    updated_at timestamptz not null,
    version int not null
  );

  create table saved_offers (
    influencer_id uuid not null,
    offer_id uuid not null references offers (id) on delete cascade,
    saved_at timestamptz not null,
    primary key (influencer_id, offer_id)
  );
  create index saved_offers_offer on saved_offers (offer_id);

  create table slots (
    id uuid primary key,
    offer_id uuid not null references offers (id) on delete cascade,
    starts_at timestamptz not null,
    capacity int not null check (capacity > 0),
    taken int not null default 0,
    constraint slots_not_overbooked check (taken between 0 and capacity)
  );
  create index slots_offer on slots (offer_id, starts_at);

  create table collabs (
    id uuid primary key,
    offer_id uuid not null references offers (id),
    brand_id uuid not null,
    influencer_id uuid not null,
    requested_by text not null check (requested_by in ('brand', 'influencer')),
    stage smallint not null check (stage in (1, 3, 4, 5, 6)),
    outcome text not null check (outcome in ('open', 'completed', 'declined', 'withdrawn', 'cancelled', 'expired', 'no_show')),
    reason text,
    note text not null,
    terms jsonb not null,
    slot_id uuid references slots (id) on delete set null,
    visit_at timestamptz,
    respond_by timestamptz not null,
    content_due_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null,
    -- Who said yes for the brand, until it has paid. A request of its own that ends unpaid keeps it: the influencer never hears of that.
    approval_asked_by uuid,
    bookable_since timestamptz,
    reminded_at timestamptz,
    confirm_asked_at timestamptz,
    brand_confirmed_at timestamptz,
    influencer_confirmed_at timestamptz,
    checked_in_at timestamptz,
    checked_in_by text check (checked_in_by in ('venue', 'brand', 'staff', 'influencer', 'time')),
    deliver_to text,
    carrier text,
    tracking_number text,
    dispatched_at timestamptz,
    no_show_claimed_at timestamptz,
    no_show_answer text,
    late_by text check (late_by in ('brand', 'influencer')),
    due_at timestamptz,
    -- Kept, because adding days to a moment depends on the time zone and so cannot be indexed.
    next_step_by timestamptz,
    completed_by_staff_at timestamptz,
    constraint collabs_checked_in_by_somebody check ((checked_in_at is null) = (checked_in_by is null)),
    constraint collabs_asked_while_requested
      check (approval_asked_by is null or (stage = 1 and (outcome = 'open' or requested_by = 'brand')))
  );
  create unique index collabs_one_open on collabs (offer_id, influencer_id) where outcome = 'open';
  create index collabs_brand on collabs (brand_id, updated_at desc);
  create index collabs_influencer on collabs (influencer_id, updated_at desc);
  create index collabs_updated_at on collabs (updated_at, id);
  create index collabs_stage on collabs (stage, id);
  create index collabs_due on collabs (due_at) where outcome = 'open' and due_at is not null;
  create index collabs_slot on collabs (slot_id) where slot_id is not null;
  create index collabs_visits on collabs (brand_id, visit_at) where stage = 4 and outcome = 'open';
  create index collabs_search on collabs using gin (lower(terms->>'title') gin_trgm_ops);
  create index collabs_late on collabs (content_due_at) where outcome = 'open';
  create index collabs_no_shows on collabs (no_show_claimed_at) where outcome = 'open' and no_show_claimed_at is not null;
  create index collabs_agreed_photo on collabs ((terms ->> 'photoPath')) where terms ->> 'photoPath' is not null;
  create index collabs_soonest_step on collabs (next_step_by, updated_at desc, id desc);
  create index collabs_latest_step on collabs (next_step_by desc nulls last, updated_at desc, id desc);
  create index collabs_brand_created on collabs (brand_id, created_at) include (id, stage, outcome, requested_by, approval_asked_by);
  create index collabs_never_came on collabs (brand_id, visit_at) where outcome = 'no_show';
  create index collabs_visit_days on collabs (visit_at, outcome) where visit_at is not null;

  create table slot_waits (
    collab_id uuid primary key references collabs (id) on delete cascade,
    slot_id uuid not null references slots (id) on delete cascade,
    since timestamptz not null,
    held boolean not null default false,
    ends_at timestamptz not null,
    told_at timestamptz
  );
  create index slot_waits_next on slot_waits (slot_id, since, collab_id) where not held;
  create index slot_waits_end on slot_waits (ends_at);
  create index slot_waits_untold on slot_waits (collab_id) where held and told_at is null;

  create table deliverables (
    id uuid primary key,
    collab_id uuid not null references collabs (id) on delete cascade,
    position smallint not null,
    type text not null check (type in ('story', 'post', 'reel', 'stream', 'ugc')),
    content_type text not null check (content_type in ('video', 'image', 'mix')),
    status text not null check (status in ('inprogress', 'draft', 'published')),
    media_id uuid,
    caption text not null,
    post_url text,
    rounds jsonb not null,
    submitted_at timestamptz,
    approved_at timestamptz,
    published_at timestamptz,
    proof jsonb not null default '{"versions": [], "waivers": [], "disclosure": null, "renewals": []}',
    rights_until timestamptz
  );
  create unique index deliverables_collab on deliverables (collab_id, position);
  create index deliverables_media on deliverables (media_id) where media_id is not null;
  create index deliverables_versions on deliverables using gin ((proof -> 'versions') jsonb_path_ops);
  create index deliverables_unanswered on deliverables (submitted_at)
    where status = 'draft' and approved_at is null;
  create index deliverables_post_name on deliverables (substring(post_url from
    '(?:/p/|/reels?/|/video/|/photo/|/shorts/|/live/|/stories/[^/]+/|[?&]v=|youtu[.]be/)([A-Za-z0-9_-]+)'))
    where published_at is not null;
  create index deliverables_published on deliverables (collab_id, published_at) include (id, post_url) where status = 'published';

  create table check_in_links (
    id uuid primary key,
    brand_id uuid not null,
    venue_id uuid,
    pin_hash text not null,
    failed int not null default 0,
    locked_until timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    version int not null
  );
  create unique index check_in_links_one on check_in_links (brand_id, coalesce(venue_id, '00000000-0000-0000-0000-000000000000'));

  create table reviews (
    id uuid primary key,
    collab_id uuid not null references collabs (id) on delete cascade,
    by_side text not null check (by_side in ('brand', 'influencer')),
    about_uid uuid not null,
    opinion smallint not null check (opinion between 1 and 6),
    words text not null,
    written_by uuid not null,
    created_at timestamptz not null,
    appeal text,
    appealed_at timestamptz,
    decision text check (decision in ('kept', 'hidden')),
    decision_note text,
    decided_by uuid,
    decided_at timestamptz,
    version int not null,
    constraint reviews_one_a_side unique (collab_id, by_side)
  );
  create index reviews_about on reviews (about_uid, created_at desc);
  create index reviews_appeals on reviews (appealed_at) where appealed_at is not null and decision is null;

  create view collab_answers as
    select aggregate_id as collab_id, min(occurred_at) as answered_at
    from audit_log
    where aggregate_type = 'collab' and name in ('collab.approval-asked', 'collab.approved', 'collab.declined')
    group by aggregate_id;

  create view collab_facts as
    select id, brand_id, influencer_id, requested_by, stage, outcome, late_by, visit_at, checked_in_at, created_at,
      (terms ->> 'valuePence')::int as value_pence, terms ->> 'title' as title
    from collabs
    where not (requested_by = 'brand' and stage = 1 and approval_asked_by is not null);

  create view search_offers as
    select o.id, o.title, b.name as detail, lower(o.title) as words from offers o join brands b on b.id = o.brand_id;

  create view search_collabs as
    select c.id, c.terms->>'title' as title, b.name || ' and @' || i.handle as detail, lower(c.terms->>'title') as words
    from collabs c join brands b on b.id = c.brand_id join influencers i on i.id = c.influencer_id;

  create view collab_cards as
    select id, offer_id, brand_id, influencer_id, stage, outcome, terms->>'title' as title, visit_at, content_due_at, respond_by,
      created_at, updated_at, no_show_claimed_at, no_show_answer, checked_in_at
    from collabs;

  create view open_appeals as select id from reviews where appealed_at is not null and decision is null;

  create view collab_completions as
    select aggregate_id as collab_id, min(occurred_at) as completed_at
    from audit_log where aggregate_type = 'collab' and name = 'collab.completed' group by aggregate_id;

  -- Its key is a text as in the log: compared with a cast one, the whole log would be read for each Collab.
  create view collab_log as
    select l.aggregate_id as collab_id, l.seq, l.event_id, l.name, l.actor_id, l.actor_role, l.occurred_at,
      d.payload ->> 'reason' as reason,
      json_build_object('brandId', d.payload ->> 'brandId', 'influencerId', d.payload ->> 'influencerId',
        'stage', (d.payload ->> 'stage')::int, 'outcome', d.payload ->> 'outcome',
        'late', coalesce((d.payload ->> 'late')::boolean, false), 'giftPence', (d.payload ->> 'giftPence')::int) as payload
    from audit_log l join audit_details d on d.event_id = l.event_id
    where l.aggregate_type = 'collab';

  create view collab_offer_facts as
    select id, brand_id, title, city, category, state, left(title || '. ' || gives, 300) as says from offers;
  comment on view collab_offer_facts is 'What Collabs publish to the queries of other modules: what an offer is and where, and how it begins.';

  -- Every piece has its Collab; a left join is not read by those who ask nothing of it.
  create view collab_pieces as
    select d.id, d.collab_id, c.brand_id, c.influencer_id, c.terms ->> 'title' as title, d.type, d.content_type, d.status,
      d.media_id, d.post_url, d.published_at, d.rights_until,
      case split_part(d.post_url, '/', 3)
        when 'www.instagram.com' then 'instagram' when 'instagram.com' then 'instagram' when 'm.instagram.com' then 'instagram'
        when 'www.tiktok.com' then 'tiktok' when 'tiktok.com' then 'tiktok' when 'm.tiktok.com' then 'tiktok'
        when 'www.youtube.com' then 'youtube' when 'youtube.com' then 'youtube' when 'm.youtube.com' then 'youtube'
        when 'youtu.be' then 'youtube' end as platform
    from deliverables d left join collabs c on c.id = d.collab_id;
`;
