import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The venue that was agreed for each Collab, how long doors' actions are kept, and who has confirmed day sheets. */
export class KeepAgreedVenue1798934400002 implements MigrationInterface {
  name = 'KeepAgreedVenue1798934400002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs add column venue_id uuid;
      -- Where the offer has moved since, we no longer know: every door of the brand expects the visit.
      update collabs c set venue_id = o.venue_id
      from offers o where o.id = c.offer_id and o.venue_id is not null and o.venue = c.terms ->> 'venue';

      create index door_actions_collab on door_actions (collab_id);
      create index door_actions_received on door_actions (received_at);

      alter table day_sheets add column lines_before jsonb;
      -- They have been getting the sheets, with a link to stop them.
      update day_sheet_mails set addresses = (
        select jsonb_agg(a || jsonb_build_object('confirmedAt', now(),
          'stoppedFor', case when a ->> 'stoppedAt' is null then null else 'reader' end))
        from jsonb_array_elements(addresses) a)
      where addresses <> '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table day_sheets drop column lines_before;
      drop index door_actions_received;
      drop index door_actions_collab;
      alter table collabs drop column venue_id`);
  }
}
