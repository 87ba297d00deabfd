/** People, how they sign in, the profiles they act for, and the keys with which programs act for a profile. */
export const identity = `
  create table users (
    id uuid primary key,
    email text not null,
    name text not null,
    password_hash text,
    staff_role text check (staff_role in ('read-only', 'operations', 'super-user')),
    linked_brand_uid uuid,
    linked_influencer_uid uuid,
    email_proven_at timestamptz,
    disabled_at timestamptz,
    last_seen_at timestamptz,
    created_at timestamptz not null,
    version int not null
  );
  create unique index users_email on users (email);
  create index users_linked_brand on users (linked_brand_uid) where linked_brand_uid is not null;
  create index users_linked_influencer on users (linked_influencer_uid) where linked_influencer_uid is not null;
  create index users_staff on users (created_at, id) where staff_role is not null;
  create index users_search on users using gin ((lower(email) || ' ' || lower(name)) gin_trgm_ops);

  create table memberships (
    user_id uuid not null references users (id) on delete cascade,
    profile_uid uuid not null,
    profile_type text not null check (profile_type in ('brand', 'influencer')),
    kind text not null check (kind in ('linked', 'admin')),
    role text not null check (role in ('owner', 'admin', 'member')),
    created_at timestamptz not null,
    primary key (user_id, profile_uid)
  );
  create index memberships_profile on memberships (profile_uid);

  create table sessions (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    profile_uid uuid,
    profile_type text check (profile_type in ('brand', 'influencer')),
    user_agent text not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    ended_at timestamptz,
    stage text not null default 'full' check (stage in ('full', 'second-factor', 'enrolment')),
    proven_at timestamptz not null,
    viewing_until timestamptz
  );
  create index sessions_user on sessions (user_id) where ended_at is null;
  create index sessions_profile on sessions (profile_uid) where ended_at is null;

  create table api_keys (
    id uuid primary key,
    profile_uid uuid not null,
    profile_type text not null check (profile_type in ('brand', 'influencer')),
    made_by uuid not null references users (id) on delete cascade,
    name text not null,
    prefix text not null,
    key_hash text not null,
    scopes text[] not null check (cardinality(scopes) > 0),
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz
  );
  create unique index api_keys_hash on api_keys (key_hash);
  create index api_keys_profile on api_keys (profile_uid, created_at desc) where revoked_at is null;
  create index api_keys_maker on api_keys (made_by);

  create table sign_in_links (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    email text not null,
    purpose text not null check (purpose in ('sign-in', 'invitation', 'password-reset')),
    token_hash text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create unique index sign_in_links_token on sign_in_links (token_hash);
  create index sign_in_links_user on sign_in_links (user_id) where used_at is null;
  create index sign_in_links_asked on sign_in_links (created_at) where purpose = 'sign-in';

  create table second_factors (
    user_id uuid primary key references users (id) on delete cascade,
    secret text,
    confirmed_at timestamptz,
    last_step bigint,
    proposed_secret text,
    proposed_at timestamptz,
    check ((secret is null) = (confirmed_at is null))
  );

  create table recovery_codes (
    user_id uuid not null references second_factors (user_id) on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  );

  create table proof_links (
    token_hash text primary key,
    session_id uuid not null references sessions (id) on delete cascade,
    user_id uuid not null references users (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index proof_links_session on proof_links (session_id);
  create index proof_links_user on proof_links (user_id);

  create table outside_identities (
    issuer text not null,
    subject text not null,
    user_id uuid not null references users (id) on delete cascade,
    linked_at timestamptz not null,
    primary key (issuer, subject)
  );
  create unique index outside_identities_user on outside_identities (user_id, issuer);

  create table invitations (
    id uuid primary key,
    profile_uid uuid not null,
    profile_type text not null check (profile_type in ('brand', 'influencer')),
    email text not null,
    role text not null check (role in ('admin', 'member')),
    token_hash text not null,
    state text not null check (state in ('open', 'accepted', 'revoked')),
    invited_by uuid not null references users (id) on delete cascade,
    created_at timestamptz not null,
    sent_at timestamptz not null,
    sent_times int not null,
    expires_at timestamptz not null,
    version int not null
  );
  create unique index invitations_token on invitations (token_hash);
  create unique index invitations_open on invitations (profile_uid, email) where state = 'open';
  create index invitations_sent on invitations (profile_uid, sent_at);
  create index invitations_expiry on invitations (expires_at);
  create index invitations_sender on invitations (invited_by);

  create view identity_links_asked as
    select user_id, created_at as asked_at from sign_in_links where purpose = 'sign-in';

  create view identity_seats_taken as
    select profile_uid, count(*)::int as taken from memberships group by profile_uid;

  create view staff_cards as select id, name, staff_role from users where staff_role is not null and disabled_at is null;

  create view search_users as
    select id, case name when '' then email else name end as title, email as detail, lower(email) || ' ' || lower(name) as words
    from users;
`;
