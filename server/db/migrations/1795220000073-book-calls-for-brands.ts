import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A call knows by itself whom it is with; what a visitor booked before they joined is still found by what became of them. */
export class BookCallsForBrands1795220000073 implements MigrationInterface {
  name = 'BookCallsForBrands1795220000073';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table calls add profile_uid uuid, alter lead_id drop not null,
        add constraint calls_with_whom check (lead_id is not null or profile_uid is not null);
      create index calls_profile on calls (profile_uid) where profile_uid is not null;
      create or replace view call_cards as
        select id, kind, name, company, email, starts_at, profile_uid
        from calls where state = 'booked' and profile_uid is not null
        union all
        select c.id, c.kind, c.name, c.company, c.email, c.starts_at, l.profile_uid
        from calls c join leads l on l.id = c.lead_id where c.state = 'booked' and c.profile_uid is null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view call_cards as
        select c.id, c.kind, c.name, c.company, c.email, c.starts_at, l.profile_uid
        from calls c join leads l on l.id = c.lead_id where c.state = 'booked';
      drop index calls_profile;
      delete from calls where lead_id is null;
      alter table calls drop constraint calls_with_whom, alter lead_id set not null, drop profile_uid;`);
  }
}
