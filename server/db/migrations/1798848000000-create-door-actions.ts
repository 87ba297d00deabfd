import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDoorActions1798848000000 implements MigrationInterface {
  name = 'CreateDoorActions1798848000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs add column running_late jsonb;
      create index collabs_cancelled_visits on collabs (brand_id, visit_at) where outcome = 'cancelled';
      create table door_actions (
        id uuid primary key,
        link_id uuid not null,
        brand_id uuid not null,
        venue_id uuid,
        device_id uuid not null,
        collab_id uuid not null references collabs (id) on delete cascade,
        kind text not null check (kind in ('check-in', 'bill', 'late', 'no-show')),
        how text check (how in ('signed', 'code', 'name')),
        nonce text,
        pence int,
        minutes int,
        happened_at timestamptz not null,
        received_at timestamptz not null,
        outcome text not null check (outcome in ('done', 'already', 'conflict', 'refused')),
        code text,
        detail text
      );
      create unique index door_actions_nonce on door_actions (collab_id, nonce) where nonce is not null;
      create index door_actions_done on door_actions (collab_id, kind, happened_at) where outcome = 'done';
      create index door_actions_conflicts on door_actions (brand_id, received_at) where outcome = 'conflict'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table door_actions;
      drop index collabs_cancelled_visits;
      alter table collabs drop column running_late`);
  }
}
