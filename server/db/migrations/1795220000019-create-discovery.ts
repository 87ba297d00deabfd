import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What brands browse: one row an influencer with every filterable fact as a number in one array, and the searches they keep.
 * The rows follow what profiles publish; they can be thrown away and filled again.
 */
export class CreateDiscovery1795220000019 implements MigrationInterface {
  name = 'CreateDiscovery1795220000019';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table discovery_tags (
        code int generated always as identity primary key,
        list text not null,
        option text not null,
        constraint discovery_tags_option unique (list, option)
      );

      create table discovery_influencers (
        id uuid primary key,
        name text not null,
        handle text not null,
        bio text not null,
        city text,
        country text,
        categories text[] not null,
        accounts jsonb not null,
        photo_path text,
        claimed boolean not null,
        followers bigint not null,
        engagement numeric(7, 4),
        tags int[] not null,
        created_at timestamptz not null,
        version int not null,
        engagement_rank numeric(7, 4) not null generated always as (coalesce(engagement, -1)) stored,
        sample_key int not null generated always as (('x' || left(md5(id::text), 6))::bit(24)::int) stored,
        search text not null generated always as (
          ' ' || regexp_replace(
            regexp_replace(lower(normalize(name || ' @' || handle || ' ' || bio, NFKD)), '[\\u0300-\\u036f]', '', 'g'),
            '([\\u3040-\\u30ff\\u3400-\\u9fff])', ' \\1 ', 'g')) stored
      );
      alter table discovery_influencers alter column tags set statistics 1000;
      create index discovery_influencers_tags on discovery_influencers using gin (tags);
      create index discovery_influencers_search on discovery_influencers using gin (search gin_trgm_ops);
      create index discovery_influencers_followers on discovery_influencers (followers, id);
      create index discovery_influencers_engagement on discovery_influencers (engagement_rank, id);
      create index discovery_influencers_newest on discovery_influencers (created_at, id);
      create index discovery_influencers_sample on discovery_influencers (sample_key) include (tags);

      create table discovery_fill (
        id boolean primary key default true check (id),
        model int not null,
        last_id uuid,
        done_at timestamptz
      );

      create table saved_searches (
        id uuid primary key,
        brand_id uuid not null,
        name text not null,
        filter jsonb not null,
        created_by uuid not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create unique index saved_searches_name on saved_searches (brand_id, lower(name));

      create index influencers_updated_at on influencers (updated_at);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index influencers_updated_at;
      drop table saved_searches; drop table discovery_fill; drop table discovery_influencers; drop table discovery_tags;`);
  }
}
