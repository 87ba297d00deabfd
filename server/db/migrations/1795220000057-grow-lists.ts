import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cities and categories that staff add to those that are built in. */
export class GrowLists1795220000057 implements MigrationInterface {
  name = 'GrowLists1795220000057';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
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
      create unique index list_additions_label on list_additions (list, lower(label));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table list_additions;');
  }
}
