import type { MigrationInterface, QueryRunner } from 'typeorm';

const outcomes = (...more: string[]): string => `
  alter table collabs drop constraint collabs_outcome_check;
  alter table collabs add constraint collabs_outcome_check check (
    outcome in (${['open', 'completed', 'declined', 'withdrawn', 'cancelled', 'expired', 'no_show', ...more].map((each) => `'${each}'`).join(', ')}));`;

const kinds = (...more: string[]): string => `
  alter table reliability_marks drop constraint reliability_marks_kind_check;
  alter table reliability_marks add constraint reliability_marks_kind_check check (
    kind in (${['answer', 'visit', 'late', 'round', 'piece', ...more].map((each) => `'${each}'`).join(', ')}));`;

const facts = (more = ''): string => `
  create view collab_facts as
    select id, brand_id, influencer_id, requested_by, stage, outcome, late_by, visit_at, checked_in_at, created_at,
      (terms ->> 'valuePence')::int as value_pence, terms ->> 'title' as title${more}
    from collabs
    where not (requested_by = 'brand' and stage = 1 and approval_asked_by is not null);`;

const cards = (more = ''): string => `
  create view collab_cards as
    select id, offer_id, brand_id, influencer_id, stage, outcome, terms->>'title' as title, visit_at, content_due_at, respond_by,
      created_at, updated_at, no_show_claimed_at, no_show_answer, checked_in_at${more}
    from collabs;`;

const log = (more = ''): string => `
  create or replace view collab_log as
    select l.aggregate_id as collab_id, l.seq, l.event_id, l.name, l.actor_id, l.actor_role, l.occurred_at,
      d.payload ->> 'reason' as reason,
      json_build_object('brandId', d.payload ->> 'brandId', 'influencerId', d.payload ->> 'influencerId',
        'stage', (d.payload ->> 'stage')::int, 'outcome', d.payload ->> 'outcome',
        'late', coalesce((d.payload ->> 'late')::boolean, false), 'giftPence', (d.payload ->> 'giftPence')::int${more}) as payload
    from audit_log l join audit_details d on d.event_id = l.event_id
    where l.aggregate_type = 'collab';`;

/** A claim that nobody has settled. */
const openClaim = `outcome = 'open' and undelivered_claim @> '{"settled": null}'`;

export class OweContent1797033600000 implements MigrationInterface {
  name = 'OweContent1797033600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table collabs
        add column days_given smallint not null default 0 check (days_given between 0 and 30),
        add column days_asked jsonb,
        add column content_reminded_at timestamptz,
        add column undelivered_claim jsonb,
        add column close_warned_at timestamptz,
        add column accepted_at timestamptz,
        -- Kept for the same reason as next_step_by.
        add column late_from timestamptz;
      ${outcomes('undelivered')}
      drop index collabs_late;
      create index collabs_late on collabs (late_from) where outcome = 'open' and late_from is not null;
      create index collabs_late_of_brand on collabs (brand_id, late_from) where outcome = 'open' and late_from is not null;
      create index collabs_late_of_influencer on collabs (influencer_id, late_from) where outcome = 'open' and late_from is not null;
      create index collabs_undelivered_claims on collabs (id) where ${openClaim};

      -- Each is looked at once, and its times are stored exactly. What is long past due is warned of before it is closed.
      update collabs set late_from = content_due_at, due_at = checked_in_at,
        content_reminded_at = case when content_due_at < now() - interval '4 days' then now() end
      where outcome = 'open' and stage in (4, 5) and checked_in_at is not null and content_due_at is not null;

      drop view collab_facts;
      ${facts(', content_due_at, late_from')}
      drop view collab_cards;
      ${cards(`, late_from, undelivered_claim ->> 'answer' as undelivered_answer, ${openClaim} as undelivered_claimed`)}
      ${log(`, 'deliverableId', d.payload ->> 'deliverableId'`)}

      alter table collab_record_facts add column piece_id uuid;
      ${kinds('content', 'undelivered', 'draft')}
      do $$ begin
        -- Promises about content are read from the log for what there is.
        if exists (select from collab_record_facts) and to_regnamespace('graphile_worker') is not null then
          perform graphile_worker.add_job('records.rebuild', '{}'::json);
        end if;
      end $$;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from reliability_marks where kind in ('content', 'undelivered', 'draft');
      ${kinds()}
      alter table collab_record_facts drop column piece_id;
      drop view collab_log;
      ${log()}
      drop view collab_cards;
      drop view collab_facts;
      update collabs set outcome = 'cancelled' where outcome = 'undelivered';
      ${outcomes()}
      alter table collabs drop column days_given, drop column days_asked, drop column content_reminded_at,
        drop column undelivered_claim, drop column close_warned_at, drop column accepted_at, drop column late_from;
      create index collabs_late on collabs (content_due_at) where outcome = 'open';
      ${cards()}
      ${facts()}`);
  }
}
