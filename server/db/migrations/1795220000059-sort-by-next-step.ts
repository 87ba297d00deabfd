import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By when the next step of an open Collab is due, so that staff see what is overdue first. It is kept with the Collab, because
 * adding days to a moment depends on the time zone and so cannot be indexed. The indexes are the panel's two orders, ended ones last.
 */
export class SortByNextStep1795220000059 implements MigrationInterface {
  name = 'SortByNextStep1795220000059';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs add column next_step_by timestamptz;
      update collabs set next_step_by = case
          when stage = 1 then respond_by
          when stage = 3 then (bookable_since at time zone 'Europe/London' + interval '21 days') at time zone 'Europe/London'
          when stage = 4 and visit_at is not null and checked_in_at is null
            then coalesce(no_show_claimed_at + interval '48 hours', visit_at + interval '12 hours')
          else content_due_at end
        where outcome = 'open';
      create index collabs_soonest_step on collabs (next_step_by, updated_at desc, id desc);
      create index collabs_latest_step on collabs (next_step_by desc nulls last, updated_at desc, id desc);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table collabs drop column next_step_by');
  }
}
