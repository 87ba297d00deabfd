import type { MigrationInterface, QueryRunner } from 'typeorm';

const cards = (more = ''): string => `
  create or replace view collab_cards as
    select id, offer_id, brand_id, influencer_id, stage, outcome, terms->>'title' as title, visit_at, content_due_at, respond_by,
      created_at, updated_at, no_show_claimed_at, no_show_answer, checked_in_at, late_from,
      undelivered_claim ->> 'answer' as undelivered_answer,
      outcome = 'open' and undelivered_claim @> '{"settled": null}' as undelivered_claimed,
      bill @> '{"status": "contested"}' as bill_contested${more}
    from collabs;`;

/** When brands are reminded that their rights to content end, and reports of uses after that. */
export class EndRights1799020800100 implements MigrationInterface {
  name = 'EndRights1799020800100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs add column rights_notice_at timestamptz, add column use_reported boolean not null default false;
      -- 9 in the morning, 14 days before. Brands whose rights have already ended get one reminder.
      update collabs c set rights_notice_at = e.at
      from (
        select collab_id, min(((rights_until at time zone 'Europe/London')::date - 14 + time '09:00') at time zone 'Europe/London') as at
        from deliverables where approved_at is not null and rights_until is not null group by collab_id) e
      where e.collab_id = c.id and nullif(c.terms -> 'rights', 'null') is not null;

      create index collabs_rights_notices on collabs (rights_notice_at) where rights_notice_at is not null;
      create index collabs_reported_uses on collabs (id) where use_reported;
      create index deliverables_traces on deliverables using gin ((proof -> 'rightsEnd') jsonb_path_ops);
      ${cards(', use_reported')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view collab_cards;
      drop index deliverables_traces;
      alter table collabs drop column rights_notice_at, drop column use_reported;
      ${cards()}`);
  }
}
