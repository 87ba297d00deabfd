import type { MigrationInterface, QueryRunner } from 'typeorm';

const word = (place: number) => `('x' || substr($1, ${place * 4 + 1}, 4))::bit(16)::int`;

/** How pictures look, for finding content that two brands have received. */
export class RecognisePictures1799020800250 implements MigrationInterface {
  name = 'RecognisePictures1799020800250';

  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table media add column look text check (look ~ '^[0-9a-f]{16}$')");
    await db.query(`create function look_bits(text) returns bit(64) language sql immutable strict parallel safe as
      $$ select ('x' || $1)::bit(64) $$`);
    await db.query(`create function look_bands(text) returns int[] language sql immutable strict parallel safe as
      $$ select array[${[0, 1, 2, 3].map((place) => `${place << 16} | ${word(place)}`).join(', ')}] $$`);
    await db.query('create index media_look on media using gin (look_bands(look)) where look is not null');
    await db.query(`
      create table delivered_twins (
        id uuid primary key default gen_random_uuid(),
        piece_id uuid not null references deliverables (id) on delete cascade,
        other_id uuid not null references deliverables (id) on delete cascade,
        difference smallint not null,
        found_at timestamptz not null,
        unique (piece_id, other_id),
        check (piece_id < other_id)
      )`);
    await db.query('create index delivered_twins_other on delivered_twins (other_id)');
    await db.query('create index delivered_twins_found on delivered_twins (found_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table delivered_twins');
    await db.query('drop index media_look');
    await db.query('drop function look_bands(text), look_bits(text)');
    await db.query('alter table media drop column look');
  }
}
