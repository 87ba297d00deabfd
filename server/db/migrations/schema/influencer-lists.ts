/** Lists of influencers that staff and brands keep, the links that share them, and the votes of those who follow a link. */
export const influencerLists = `
  create table influencer_lists (
    id uuid primary key,
    name text not null,
    notes text not null,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null,
    brand_id uuid
  );
  create index influencer_lists_updated_at on influencer_lists (updated_at, id);
  create index influencer_lists_created_at on influencer_lists (created_at, id);
  create index influencer_lists_search on influencer_lists using gin (lower(name) gin_trgm_ops);
  create unique index influencer_lists_name on influencer_lists (brand_id, lower(name)) nulls not distinct;

  create table influencer_list_members (
    list_id uuid not null references influencer_lists on delete cascade,
    influencer_id uuid not null,
    place int not null,
    note text not null,
    added_by text not null,
    added_at timestamptz not null,
    primary key (list_id, influencer_id)
  );
  create index influencer_list_members_place on influencer_list_members (list_id, place);
  create index influencer_list_members_influencer on influencer_list_members (influencer_id);

  create table influencer_list_links (
    id uuid primary key,
    list_id uuid not null references influencer_lists on delete cascade,
    label text not null,
    expires_at timestamptz not null,
    created_by text not null,
    created_at timestamptz not null
  );
  create index influencer_list_links_list on influencer_list_links (list_id, created_at, id);

  create table influencer_list_votes (
    link_id uuid not null references influencer_list_links on delete cascade,
    influencer_id uuid not null,
    vote text not null check (vote in ('yes', 'maybe', 'no')),
    comment text not null,
    voted_at timestamptz not null,
    primary key (link_id, influencer_id)
  );
  create index influencer_list_votes_influencer on influencer_list_votes (influencer_id);
`;
