import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a brand tells the people who receive a visit, and the sheets of the day that are emailed to them. */
export class AddDaySheets1798848000300 implements MigrationInterface {
  name = 'AddDaySheets1798848000300';

  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table collabs add column handoff_note text not null default ''");
    await db.query(`
      create table day_sheet_mails (
        venue_id uuid primary key references venues (id) on delete cascade,
        brand_id uuid not null,
        hour smallint check (hour between 6 and 20),
        addresses jsonb not null default '[]'
      )`);
    await db.query('create index day_sheet_mails_brand on day_sheet_mails (brand_id)');
    await db.query(`
      create table day_sheets (
        venue_id uuid not null references day_sheet_mails (venue_id) on delete cascade,
        day date not null,
        lines jsonb not null default '[]',
        mailed_at timestamptz,
        checked_at timestamptz not null,
        primary key (venue_id, day)
      )`);
    await db.query('create index day_sheets_day on day_sheets (day, checked_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table day_sheets');
    await db.query('drop table day_sheet_mails');
    await db.query('alter table collabs drop column handoff_note');
  }
}
