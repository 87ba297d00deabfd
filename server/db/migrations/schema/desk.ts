/** What staff keep on brands, influencers and Collabs, and how they like to look at a list. */
export const desk = `
  create table desk_notes (
    id uuid primary key,
    kind text not null check (kind in ('brand', 'influencer', 'collab')),
    subject_id uuid not null,
    text text not null,
    author_id text not null,
    created_at timestamptz not null
  );
  create index desk_notes_subject on desk_notes (subject_id, created_at desc);

  create table desk_tasks (
    id uuid primary key,
    kind text not null check (kind in ('brand', 'influencer', 'collab')),
    subject_id uuid not null,
    title text not null,
    due_on date,
    assignee_id uuid,
    done_at timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null
  );
  create index desk_tasks_subject on desk_tasks (subject_id, due_on);
  create index desk_tasks_open on desk_tasks (due_on, id) where done_at is null;

  create table desk_views (
    id uuid primary key,
    owner_id uuid not null,
    resource text not null,
    name text not null,
    query jsonb not null,
    shared boolean not null,
    created_at timestamptz not null
  );
  create unique index desk_views_name on desk_views (owner_id, resource, lower(name));
  create index desk_views_shared on desk_views (resource) where shared;

  create table desk_tags (
    kind text not null check (kind in ('brand', 'influencer', 'collab')),
    subject_id uuid not null,
    tag text not null,
    primary key (subject_id, tag)
  );
  create index desk_tags_tag on desk_tags (kind, tag, subject_id);

  create view desk_subject_tags as select kind, subject_id, tag from desk_tags;
`;
