/** Webhooks: addresses to notify for profiles, and every message sent. */
export const partners = `
  create table webhook_endpoints (
    id uuid primary key,
    profile_uid uuid not null,
    profile_type text not null check (profile_type in ('brand', 'influencer')),
    url text not null,
    events text[] not null check (cardinality(events) > 0),
    sealed_secret text not null,
    previous_secret text,
    previous_until timestamptz,
    state text not null check (state in ('on', 'off', 'failed')),
    failing_since timestamptz,
    created_at timestamptz not null,
    check ((previous_secret is null) = (previous_until is null))
  );
  create index webhook_endpoints_profile on webhook_endpoints (profile_uid, created_at);
  create index webhook_endpoints_failing on webhook_endpoints (id) where state = 'failed' or failing_since is not null;

  create table webhook_deliveries (
    id uuid primary key,
    endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
    event_id uuid not null,
    event_name text not null,
    body text not null,
    state text not null check (state in ('waiting', 'delivered', 'failed')),
    attempts int not null,
    next_attempt_at timestamptz not null,
    last_attempt_at timestamptz,
    last_status int,
    last_error text,
    created_at timestamptz not null
  );
  create unique index webhook_deliveries_once on webhook_deliveries (endpoint_id, event_id);
  create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id desc);
  create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'waiting';
  create index webhook_deliveries_created on webhook_deliveries (created_at);
`;
