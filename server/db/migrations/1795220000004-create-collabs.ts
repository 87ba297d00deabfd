import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCollabs1795220000004 implements MigrationInterface {
  name = 'CreateCollabs1795220000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table offers (
        id uuid primary key,
        brand_id uuid not null,
        title text not null,
        kind text not null check (kind in ('experience', 'stay', 'product')),
        gives text not null,
        value_pence int not null check (value_pence >= 0),
        asks jsonb not null,
        brief text not null,
        venue text not null,
        city text not null,
        category text not null,
        guests smallint not null check (guests between 0 and 20),
        content_due_days smallint not null check (content_due_days between 1 and 90),
        photo_path text,
        state text not null check (state in ('draft', 'live', 'paused', 'ended')),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create index offers_brand on offers (brand_id, created_at desc);
      create index offers_feed on offers (created_at desc, id desc) where state = 'live';
      create index offers_feed_city on offers (city, created_at desc, id desc) where state = 'live';
      create index offers_feed_category on offers (category, created_at desc, id desc) where state = 'live';

      create table slots (
        id uuid primary key,
        offer_id uuid not null references offers (id) on delete cascade,
        starts_at timestamptz not null,
        capacity int not null check (capacity > 0),
        taken int not null default 0,
        constraint slots_not_overbooked check (taken between 0 and capacity)
      );
      create index slots_offer on slots (offer_id, starts_at);

      create table collabs (
        id uuid primary key,
        offer_id uuid not null references offers (id),
        brand_id uuid not null,
        influencer_id uuid not null,
        requested_by text not null check (requested_by in ('brand', 'influencer')),
        stage smallint not null check (stage in (1, 3, 4, 5, 6)),
        outcome text not null check (outcome in ('open', 'completed', 'declined', 'withdrawn', 'cancelled', 'expired', 'no_show')),
        reason text,
        note text not null,
        terms jsonb not null,
        slot_id uuid references slots (id),
        visit_at timestamptz,
        respond_by timestamptz not null,
        content_due_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create unique index collabs_one_open on collabs (offer_id, influencer_id) where outcome = 'open';
      create index collabs_brand on collabs (brand_id, updated_at desc);
      create index collabs_influencer on collabs (influencer_id, updated_at desc);
      create index collabs_unanswered on collabs (respond_by) where outcome = 'open' and stage = 1;
      create index collabs_updated_at on collabs (updated_at, id);
      create index collabs_stage on collabs (stage, id);

      create table deliverables (
        id uuid primary key,
        collab_id uuid not null references collabs (id) on delete cascade,
        position smallint not null,
        type text not null check (type in ('story', 'post', 'reel', 'stream', 'ugc')),
        content_type text not null check (content_type in ('video', 'image', 'mix')),
        status text not null check (status in ('inprogress', 'draft', 'published')),
        media_id uuid,
        caption text not null,
        post_url text,
        rounds jsonb not null,
        submitted_at timestamptz,
        approved_at timestamptz,
        published_at timestamptz
      );
      create unique index deliverables_collab on deliverables (collab_id, position);
      create index deliverables_media on deliverables (media_id) where media_id is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table deliverables; drop table collabs; drop table slots; drop table offers;`);
  }
}
