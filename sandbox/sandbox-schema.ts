import type pg from 'pg';

/** The stand-ins' tables, in schemas of their own beside the product's. */
const tables = `
  create schema if not exists sandbox;
  create table if not exists sandbox.mails (
    id bigint generated always as identity primary key,
    recipient text not null,
    sender text not null,
    subject text not null,
    text text not null,
    html text not null,
    received_at timestamptz not null default now()
  );
  alter table sandbox.mails add column if not exists attachments jsonb not null default '[]';
  create index if not exists mails_recipient on sandbox.mails (lower(recipient), id);
  create table if not exists sandbox.outside_calls (
    id bigint generated always as identity primary key,
    service text not null,
    kind text not null,
    title text not null,
    content jsonb not null,
    received_at timestamptz not null default now()
  );
  create table if not exists sandbox.known_posts (id text primary key, numbers jsonb not null);
  create table if not exists sandbox.push_subscriptions (id uuid primary key, content jsonb not null);
  create table if not exists sandbox.social_accounts (platform text primary key, content jsonb not null);
  create table if not exists sandbox.social_grants (
    access text primary key, code text unique, refresh text unique, content jsonb not null);

  create schema if not exists sandbox_stripe;
  create table if not exists sandbox_stripe.objects (
    seq bigint generated always as identity,
    id text primary key,
    object text not null,
    data jsonb not null,
    hidden jsonb not null default '{}'
  );
  create index if not exists objects_kind on sandbox_stripe.objects (object, seq);
  create index if not exists objects_customer on sandbox_stripe.objects ((data->>'customer'), object, seq);
  create index if not exists objects_due on sandbox_stripe.objects (((hidden->>'due')::bigint)) where hidden ? 'due';
  create table if not exists sandbox_stripe.idempotency (
    key text primary key,
    fingerprint text not null,
    status int,
    body jsonb,
    created_at timestamptz not null default now()
  );
  create table if not exists sandbox_stripe.deliveries (
    id bigint generated always as identity primary key,
    event_id text not null,
    endpoint_id text not null,
    state text not null default 'waiting',
    attempts int not null default 0,
    last_status int,
    due_at timestamptz not null default now()
  );
  create index if not exists deliveries_due on sandbox_stripe.deliveries (due_at) where state = 'waiting';
  create index if not exists deliveries_event on sandbox_stripe.deliveries (event_id);
  create table if not exists sandbox_stripe.calls (
    id bigint generated always as identity primary key,
    operation text not null,
    fault text,
    status int not null,
    at timestamptz not null default now()
  );
  create table if not exists sandbox_stripe.knobs (id int primary key check (id = 1), data jsonb not null)`;

const prepared = new WeakMap<pg.Pool, Promise<unknown>>();

/** Creates what is missing of them, once per pool; safe for concurrent processes. */
export async function prepareSandbox(pool: pg.Pool): Promise<void> {
  if (!prepared.has(pool))
    prepared.set(pool, pool.query(`begin; select pg_advisory_xact_lock(hashtext('sandbox')); ${tables}; commit`));
  await prepared.get(pool);
}

/** A provider of what keeps its rows in these tables. */
export const inSandbox = <Kept>(kept: new (pool: pg.Pool) => Kept, pool: pg.Pool) => ({
  provide: kept,
  useFactory: async () => {
    await prepareSandbox(pool);
    return new kept(pool);
  },
});
