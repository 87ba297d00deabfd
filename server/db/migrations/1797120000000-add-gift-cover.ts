import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  'guests_required boolean not null default false',
  'guests_owe_content boolean not null default false check (guests > 0 or not (guests_required or guests_owe_content))',
  'covers_pence int check (covers_pence between 1 and 10000000)',
  `included text not null default '' check (length(included) <= 300)`,
  `not_included text not null default '' check (length(not_included) <= 300)`,
  `tip text check (tip in ('included', 'welcome', 'expected'))`,
  `house_rules text not null default '' check (length(house_rules) <= 500)`,
  'posts_stay_days smallint not null default 30 check (posts_stay_days between 1 and 365)',
] as const;

/** What a gift covers and requires in addition to the content; existing offers leave it blank. */
export class AddGiftCover1797120000000 implements MigrationInterface {
  name = 'AddGiftCover1797120000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table offers ${columns.map((column) => `add column ${column}`).join(', ')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table offers ${columns.map((column) => `drop column ${column.split(' ')[0]}`).join(', ')}`);
  }
}
