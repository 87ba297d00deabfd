/** What people consent to, copies of their data, and accounts that are being closed. */
export const privacy = `
  create table consents (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    version int not null,
    product_analytics boolean not null,
    heat_map boolean not null,
    session_replay boolean not null,
    decided_at timestamptz not null
  );
  create index consents_user on consents (user_id, decided_at desc, id desc);

  create table data_exports (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    requested_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz,
    bytes bigint
  );
  create index data_exports_user on data_exports (user_id, requested_at desc, id desc);
  create unique index data_exports_one_at_a_time on data_exports (user_id) where ready_at is null;
  create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;

  create table closures (
    user_id uuid primary key references users (id) on delete cascade,
    profiles jsonb not null,
    requested_at timestamptz not null,
    erases_at timestamptz not null
  );
  create index closures_due on closures (erases_at);
`;
