import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The places of brands. */
export class CreateVenues1795220000021 implements MigrationInterface {
  name = 'CreateVenues1795220000021';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table venues (
        id uuid primary key,
        brand_id uuid not null,
        name text not null,
        address text not null,
        city text not null,
        point jsonb check (point is null or ((point->>'lat')::float8 between -90 and 90 and (point->>'lng')::float8 between -180 and 180)),
        opening_hours jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create index venues_brand on venues (brand_id, name, id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table venues');
  }
}
