import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...all: string[]) => `alter table account_signs drop constraint account_signs_kind_check,
  add constraint account_signs_kind_check check (kind in (${all.map((kind) => `'${kind}'`).join(', ')}))`;
const before = ['quiet-growth', 'engagement', 'audience-away', 'comments'];

/** Recognises mirrored and cropped pictures, whose pairs staff settle, and compares audiences outside the creator's city. */
export class SettleTwins1799020800500 implements MigrationInterface {
  name = 'SettleTwins1799020800500';

  /** A nightly job looks at stored pictures again, in batches. */
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop index media_look');
    await db.query('drop function look_bands(text)');
    await db.query('alter table media drop column look');
    await db.query('alter table media add column looks text[] check (cardinality(looks) <= 8)');
    await db.query(`create function look_bands(text[]) returns int[] language sql immutable strict parallel safe as
      $$ select coalesce(array_agg(place << 16 | ('x' || substr(look, place * 4 + 1, 4))::bit(16)::int), '{}')
         from unnest($1) look, generate_series(0, 3) place $$`);
    await db.query(`create function look_difference(text[], text[]) returns int language sql immutable strict parallel safe as
      $$ select min(bit_count(look_bits(one) # look_bits(other)))::int from unnest($1) one, unnest($2) other $$`);
    await db.query('create index media_looks on media using gin (look_bands(looks)) where looks is not null');
    await db.query("create index media_unseen on media (id) where kind = 'image' and looks is null");
    await db.query(`alter table delivered_twins add column note text, add column settled_by uuid, add column settled_at timestamptz,
      add check (num_nulls(note, settled_by, settled_at) in (0, 3))`);
    await db.query(kinds(...before, 'audience-outside'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("delete from account_signs where kind = 'audience-outside'");
    await db.query(kinds(...before));
    await db.query('alter table delivered_twins drop column note, drop column settled_by, drop column settled_at');
    await db.query('drop index media_unseen, media_looks');
    await db.query('drop function look_difference(text[], text[]), look_bands(text[])');
    await db.query('alter table media drop column looks');
    await db.query("alter table media add column look text check (look ~ '^[0-9a-f]{16}$')");
    await db.query(`create function look_bands(text) returns int[] language sql immutable strict parallel safe as
      $$ select array[0 | ('x' || substr($1, 1, 4))::bit(16)::int, 1 << 16 | ('x' || substr($1, 5, 4))::bit(16)::int,
        2 << 16 | ('x' || substr($1, 9, 4))::bit(16)::int, 3 << 16 | ('x' || substr($1, 13, 4))::bit(16)::int] $$`);
    await db.query('create index media_look on media using gin (look_bands(look)) where look is not null');
  }
}
