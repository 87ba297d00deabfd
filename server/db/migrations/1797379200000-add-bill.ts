import type { MigrationInterface, QueryRunner } from 'typeorm';

const contested = `bill @> '{"status": "contested"}'`;

const cards = (more = ''): string => `
  create or replace view collab_cards as
    select id, offer_id, brand_id, influencer_id, stage, outcome, terms->>'title' as title, visit_at, content_due_at, respond_by,
      created_at, updated_at, no_show_claimed_at, no_show_answer, checked_in_at, late_from,
      undelivered_claim ->> 'answer' as undelivered_answer,
      outcome = 'open' and undelivered_claim @> '{"settled": null}' as undelivered_claimed${more}
    from collabs;`;

const values = (more = ''): string => `
  create or replace view gift_values as
    select brand_id, influencer_id, collab_id, pence, case kind when 'reversed' then -1 else 1 end as gifts, received_at${more}
    from gift_lines;`;

/** The bill of a visit, and what the value of a gift rests on: until now what was agreed, or what staff found. */
export class AddBill1797379200000 implements MigrationInterface {
  name = 'AddBill1797379200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs add column bill jsonb;
      create index collabs_contested_bills on collabs (id) where ${contested};
      create index collabs_guests on collabs (brand_id, visit_at) where checked_in_at is not null;
      ${cards(`, ${contested} as bill_contested`)}

      -- The default is for processes of the release before, which know of no basis.
      alter table gift_lines add column basis text not null default 'AGREED' check (basis in ('AGREED', 'MEASURED'));
      alter table gift_lines disable trigger gift_lines_only_grow;
      -- What staff found counts from its correction on, also for a visit in the place of one that was undone.
      update gift_lines line set basis = 'MEASURED'
      where exists (
        select from gift_lines found
        where found.collab_id = line.collab_id and found.kind = 'corrected' and found.id <= line.id);
      alter table gift_lines enable trigger gift_lines_only_grow;
      ${values(', basis')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view gift_values;
      alter table gift_lines drop column basis;
      ${values()}
      drop view collab_cards;
      drop index collabs_guests;
      alter table collabs drop column bill;
      ${cards()}`);
  }
}
