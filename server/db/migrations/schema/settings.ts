/** What staff have set for everyone, and the cities and categories that they have added to those that are built in. */
export const settings = `
  create table settings (
    id text primary key,
    value text not null,
    changed_by text not null,
    changed_at timestamptz not null
  );

  create table list_additions (
    list text not null,
    id text not null,
    label text not null,
    lat double precision,
    lng double precision,
    withdrawn boolean not null,
    added_at timestamptz not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (list, id)
  );
  create unique index list_additions_label on list_additions (list, lower(label));
`;
