/** How both sides keep their promises, and what influencers have received. */
export const records = `
  create table collab_record_facts (
    event_id uuid primary key,
    collab_id uuid not null,
    brand_id uuid not null,
    influencer_id uuid not null,
    name text not null,
    by text not null check (by in ('brand', 'influencer', 'staff', 'product')),
    at timestamptz not null,
    late boolean not null,
    stage int not null,
    outcome text not null,
    pence int
  );
  create index collab_record_facts_collab on collab_record_facts (collab_id, at, event_id);

  create table reliability_marks (
    event_id uuid not null references collab_record_facts (event_id),
    side text not null check (side in ('brand', 'influencer')),
    kind text not null check (kind in ('answer', 'visit', 'late', 'round', 'piece')),
    collab_id uuid not null,
    profile_id uuid not null,
    other_id uuid not null,
    kept boolean,
    minutes int,
    at timestamptz not null,
    primary key (event_id, side, kind),
    check ((kept is null) = (kind in ('round', 'piece')))
  );
  create index reliability_marks_profile on reliability_marks (profile_id, side, kind, at desc, event_id desc);
  create index reliability_marks_collab on reliability_marks (collab_id);

  create table gift_lines (
    id uuid primary key,
    collab_id uuid not null,
    brand_id uuid not null,
    influencer_id uuid not null,
    kind text not null check (kind in ('received', 'reversed', 'corrected')),
    pence int not null,
    received_at timestamptz not null,
    recorded_at timestamptz not null,
    reverses uuid references gift_lines (id),
    constraint gift_lines_reversed_once unique (reverses),
    check (
      case kind when 'reversed' then pence <= 0 and reverses is not null else pence >= 0 and reverses is null end)
  );
  create index gift_lines_influencer on gift_lines (influencer_id, received_at);
  create index gift_lines_brand on gift_lines (brand_id, received_at);
  create index gift_lines_collab on gift_lines (collab_id);

  create function refuse_gift_change() returns trigger language plpgsql as $$
    begin raise exception 'The ledger of gifts only grows.'; end $$;

  create trigger gift_lines_only_grow before update or delete on gift_lines
    for each statement execute function refuse_gift_change();

  create trigger gift_lines_not_emptied before truncate on gift_lines
    for each statement execute function refuse_gift_change();

  create view gift_values as
    select brand_id, influencer_id, collab_id, pence, case kind when 'reversed' then -1 else 1 end as gifts, received_at
    from gift_lines;
`;
