/** Leads, and the calls that they and brands book. */
export const onboarding = `
  create table leads (
    id uuid primary key,
    kind text not null check (kind in ('brand', 'influencer')),
    email text not null,
    name text not null,
    company text not null,
    tier text check (tier in ('basic', 'starter', 'professional', 'premium')),
    invited_by text,
    date_of_birth date,
    profile_uid uuid,
    sales_stage smallint not null,
    onboarding_stage smallint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null
  );
  create unique index leads_email on leads (email, kind);
  create index leads_created_at on leads (created_at, id);
  create index leads_profile on leads (profile_uid) where profile_uid is not null;

  create table calls (
    id uuid primary key,
    lead_id uuid references leads (id) deferrable initially deferred,
    kind text not null check (kind in ('brand', 'influencer')),
    name text not null,
    email text not null,
    company text not null,
    starts_at timestamptz not null,
    state text not null check (state in ('booked', 'cancelled')),
    token_hash text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null,
    profile_uid uuid,
    constraint calls_with_whom check (lead_id is not null or profile_uid is not null)
  );
  create unique index calls_one_a_time on calls (starts_at) where state = 'booked';
  create unique index calls_token on calls (token_hash);
  create index calls_lead on calls (lead_id);
  create index calls_email on calls (email);
  create index calls_profile on calls (profile_uid) where profile_uid is not null;

  create view lead_cards as select id, kind, name, company, profile_uid, created_at from leads;

  -- What a visitor booked before they joined is found by what became of them.
  create view call_cards as
    select id, kind, name, company, email, starts_at, profile_uid
    from calls where state = 'booked' and profile_uid is not null
    union all
    select c.id, c.kind, c.name, c.company, c.email, c.starts_at, l.profile_uid
    from calls c join leads l on l.id = c.lead_id where c.state = 'booked' and c.profile_uid is null;
`;
