/** The outbox, the audit chain, live messages, rate limits and the test clock, which every module relies on. */
export const base = `
  create extension if not exists pg_trgm;

  create table outbox (
    id uuid primary key,
    seq bigint generated always as identity,
    name text not null,
    occurred_at timestamptz not null,
    actor jsonb not null,
    aggregate_type text not null,
    aggregate_id text not null,
    payload jsonb not null,
    attempts int not null default 0,
    next_attempt_at timestamptz not null default now(),
    leased_until timestamptz,
    done_at timestamptz,
    parked_at timestamptz,
    last_error text
  );
  create index outbox_waiting on outbox (seq) where done_at is null and parked_at is null;
  create index outbox_done on outbox (done_at) where done_at is not null;
  create index outbox_parked on outbox (parked_at) where parked_at is not null and done_at is null;

  create table outbox_deliveries (
    event_id uuid not null references outbox (id) on delete cascade,
    subscriber text not null,
    heard_at timestamptz not null default now(),
    primary key (event_id, subscriber)
  );

  create table audit_log (
    aggregate_type text not null,
    aggregate_id text not null,
    seq int not null,
    event_id uuid not null,
    name text not null,
    actor_id text not null,
    actor_role text not null,
    occurred_at timestamptz not null,
    payload_hash text not null,
    previous_hash text not null,
    hash text not null,
    signature text,
    key_id text,
    primary key (aggregate_type, aggregate_id, seq)
  );
  create index audit_log_actor on audit_log (actor_id, occurred_at desc);

  create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'The audit log only grows.'; end $$;

  create trigger audit_log_only_grows before update or delete or truncate on audit_log
    for each statement execute function refuse_change();

  create function audit_last(of_type text, of_id text) returns table (seq int, hash text) language plpgsql as $$
  begin
    -- Each statement here sees what has been committed before it: first wait, then look.
    perform pg_advisory_xact_lock(hashtextextended(of_type || ':' || of_id, 0));
    return query
      select l.seq, l.hash from audit_log l
      where l.aggregate_type = of_type and l.aggregate_id = of_id order by l.seq desc limit 1;
  end $$;

  create table audit_details (
    event_id uuid primary key,
    salt text not null,
    payload jsonb not null
  );

  create table live_messages (
    id bigint generated always as identity primary key,
    name text not null,
    type text not null,
    aggregate_id text not null,
    audience text[] not null,
    created_at timestamptz not null default now()
  );
  create index live_messages_created_at on live_messages (created_at);

  create function publish_live(messages jsonb) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('live_messages'));
    insert into live_messages (name, type, aggregate_id, audience)
      select m->>'name', m->>'type', m->>'id', array(select jsonb_array_elements_text(m->'audience'))
      from jsonb_array_elements(messages) m;
    notify live;
  end $$;

  create table idempotency_keys (
    owner text not null,
    key text not null,
    fingerprint text not null,
    begun_at timestamptz not null default now(),
    status smallint,
    body text,
    primary key (owner, key)
  );
  create index idempotency_keys_begun on idempotency_keys (begun_at);

  create unlogged table job_workers (
    id text primary key,
    seen_at timestamptz not null
  );

  create table backups (
    made_at timestamptz primary key,
    bytes bigint not null
  );

  create table test_clock (
    id smallint primary key check (id = 1),
    offset_ms bigint not null,
    frozen_at timestamptz
  );

  create table rate_limits (
    key text primary key,
    points int not null default 0,
    expire bigint
  );
  create index rate_limits_expire on rate_limits (expire);
`;
