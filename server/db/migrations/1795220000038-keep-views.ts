import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How staff like to look at a list: its filters and order, under a name, for oneself or for everybody. */
export class KeepViews1795220000038 implements MigrationInterface {
  name = 'KeepViews1795220000038';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
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
      create index desk_views_shared on desk_views (resource) where shared;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table desk_views;');
  }
}
