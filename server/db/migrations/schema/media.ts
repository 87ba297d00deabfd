/** Uploaded files, uploads on their way, and whose storage a file takes. */
export const media = `
  create table media (
    id uuid primary key,
    owner_uid uuid not null,
    uploaded_by uuid not null,
    file_name text not null,
    mime_type text not null,
    kind text not null check (kind in ('image', 'video')),
    bytes bigint not null,
    storage_key text not null,
    created_at timestamptz not null,
    account_uid uuid not null,
    uploaded_bytes bigint not null,
    width int check (width > 0),
    height int check (height > 0),
    rotation smallint check (rotation in (0, 90, 180, 270)),
    duration_ms int check (duration_ms >= 0),
    codec text,
    poster_of uuid references media (id) on delete cascade,
    frame_rate double precision,
    truncated boolean not null default false,
    sha256 text
  );
  create index media_owner on media (owner_uid, created_at desc);
  create unique index media_poster on media (poster_of) where poster_of is not null;

  create table uploads (
    id uuid primary key,
    owner_uid uuid not null,
    uploaded_by uuid not null,
    account_uid uuid not null,
    file_name text not null,
    bytes bigint not null check (bytes >= 0),
    poster_of uuid references media (id) on delete set null,
    state text not null check (state in ('open', 'complete', 'abandoned')),
    touched_at timestamptz not null
  );
  create index uploads_touched_at on uploads (touched_at);
  create index uploads_poster on uploads (poster_of) where poster_of is not null;

  create table storage_accounts (
    uid uuid primary key,
    used_bytes bigint not null check (used_bytes >= 0)
  );

  create view media_storage_used as
    select uid, used_bytes from storage_accounts;
`;
