import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose storage a file takes, what was measured of it, uploads on their way, and which pictures everybody may see. */
export class CompleteMedia1795220000011 implements MigrationInterface {
  name = 'CompleteMedia1795220000011';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table media
        add account_uid uuid,
        add uploaded_bytes bigint,
        add width int check (width > 0),
        add height int check (height > 0),
        add rotation smallint check (rotation in (0, 90, 180, 270)),
        add duration_ms int check (duration_ms >= 0),
        add codec text,
        add poster_of uuid references media (id) on delete cascade;
      update media set account_uid = owner_uid, uploaded_bytes = bytes;
      alter table media alter account_uid set not null, alter uploaded_bytes set not null;
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
      insert into storage_accounts (uid, used_bytes) select owner_uid, sum(bytes) from media group by owner_uid;

      create index brands_avatar on brands (avatar_path) where avatar_path is not null;
      create index influencers_avatar on influencers (avatar_path) where avatar_path is not null;
      create view profile_pictures as
        select avatar_path as path from brands where avatar_path is not null
        union all select avatar_path from influencers where avatar_path is not null;
      create index offers_photo on offers (photo_path) where photo_path is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index offers_photo;
      drop view profile_pictures;
      drop index influencers_avatar;
      drop index brands_avatar;
      drop table storage_accounts;
      drop table uploads;
      drop index media_poster;
      alter table media drop account_uid, drop uploaded_bytes, drop width, drop height, drop rotation,
        drop duration_ms, drop codec, drop poster_of;`);
  }
}
