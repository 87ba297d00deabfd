import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a brand's new offers begin with. Nothing refers to it: an offer keeps its own words, and a venue may go. */
export class KeepOfferDefaults1795220000048 implements MigrationInterface {
  name = 'KeepOfferDefaults1795220000048';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table offer_defaults (
        brand_id uuid primary key,
        kind text not null check (kind in ('experience', 'stay', 'product')),
        shipped boolean not null,
        venue_id uuid,
        category text,
        guests smallint not null check (guests between 0 and 20),
        places smallint not null check (places between 1 and 100),
        asks jsonb not null,
        content_due_days smallint not null check (content_due_days between 1 and 90),
        brief text not null,
        rights jsonb not null,
        updated_at timestamptz not null,
        version int not null
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table offer_defaults;');
  }
}
