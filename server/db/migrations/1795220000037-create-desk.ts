import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff keep on brands, influencers and Collabs: notes, tasks and tags; and since when a brand is at its stages. */
export class CreateDesk1795220000037 implements MigrationInterface {
  name = 'CreateDesk1795220000037';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table desk_notes (
        id uuid primary key,
        kind text not null check (kind in ('brand', 'influencer', 'collab')),
        subject_id uuid not null,
        text text not null,
        author_id text not null,
        created_at timestamptz not null
      );
      create index desk_notes_subject on desk_notes (subject_id, created_at desc);

      create table desk_tasks (
        id uuid primary key,
        kind text not null check (kind in ('brand', 'influencer', 'collab')),
        subject_id uuid not null,
        title text not null,
        due_on date,
        assignee_id uuid,
        done_at timestamptz,
        created_by text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null
      );
      create index desk_tasks_subject on desk_tasks (subject_id, due_on);
      create index desk_tasks_open on desk_tasks (due_on, id) where done_at is null;

      create table desk_tags (
        kind text not null check (kind in ('brand', 'influencer', 'collab')),
        subject_id uuid not null,
        tag text not null,
        primary key (subject_id, tag)
      );
      create index desk_tags_tag on desk_tags (kind, tag, subject_id);

      create view desk_subject_tags as select kind, subject_id, tag from desk_tags;
      create view staff_cards as select id, name, staff_role from users where staff_role is not null and disabled_at is null;
      create view collab_cards as
        select id, offer_id, brand_id, influencer_id, stage, outcome, terms->>'title' as title, visit_at, content_due_at, respond_by,
          created_at, updated_at
        from collabs;

      alter table brands add sales_stage_since timestamptz not null default now();
      alter table brands add onboarding_stage_since timestamptz not null default now();
      update brands set sales_stage_since = updated_at, onboarding_stage_since = updated_at;
      create index brands_sales_board on brands (sales_stage, sales_stage_since, id);
      create index brands_onboarding_board on brands (onboarding_stage, onboarding_stage_since, id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index brands_onboarding_board; drop index brands_sales_board;
      alter table brands drop onboarding_stage_since; alter table brands drop sales_stage_since;
      drop view collab_cards; drop view staff_cards; drop view desk_subject_tags;
      drop table desk_tags; drop table desk_tasks; drop table desk_notes;`);
  }
}
