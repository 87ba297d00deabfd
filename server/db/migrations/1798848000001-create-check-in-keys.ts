import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCheckInKeys1798848000001 implements MigrationInterface {
  name = 'CreateCheckInKeys1798848000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table check_in_keys (
        collab_id uuid not null,
        public_key text not null,
        influencer_id uuid not null,
        created_at timestamptz not null,
        retired_at timestamptz,
        kept_until timestamptz not null,
        primary key (collab_id, public_key)
      )`);
    await db.query('create unique index check_in_keys_in_use on check_in_keys (collab_id) where retired_at is null');
    await db.query('create index check_in_keys_kept on check_in_keys (kept_until)');
    await db.query('create index check_in_keys_influencer on check_in_keys (influencer_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table check_in_keys');
  }
}
