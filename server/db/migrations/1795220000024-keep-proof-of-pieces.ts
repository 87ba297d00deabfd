import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What proves a piece: its versions with what was measured, waivers, the disclosure verdict, the rights to use it; reviews; signed rows. */
export class KeepProofOfPieces1795220000024 implements MigrationInterface {
  name = 'KeepProofOfPieces1795220000024';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table media
        add column frame_rate double precision,
        add column truncated boolean not null default false,
        add column sha256 text;

      alter table offers add column rights jsonb;

      alter table deliverables
        add column proof jsonb not null default '{"versions": [], "waivers": [], "disclosure": null, "renewals": []}',
        add column rights_until timestamptz;
      update deliverables set proof = jsonb_set(proof, '{versions}', jsonb_build_array(jsonb_build_object(
          'number', 1, 'mediaId', media_id, 'caption', caption, 'at', submitted_at, 'file', null,
          'marks', '[]'::jsonb, 'results', '[]'::jsonb)))
      where media_id is not null;
      create index deliverables_versions on deliverables using gin ((proof -> 'versions') jsonb_path_ops);
      create index deliverables_unanswered on deliverables (submitted_at)
        where status = 'draft' and approved_at is null;

      create table reviews (
        id uuid primary key,
        collab_id uuid not null references collabs (id) on delete cascade,
        by_side text not null check (by_side in ('brand', 'influencer')),
        about_uid uuid not null,
        opinion smallint not null check (opinion between 1 and 6),
        words text not null,
        written_by uuid not null,
        created_at timestamptz not null,
        appeal text,
        appealed_at timestamptz,
        decision text check (decision in ('kept', 'hidden')),
        decision_note text,
        decided_by uuid,
        decided_at timestamptz,
        version int not null,
        constraint reviews_one_a_side unique (collab_id, by_side)
      );
      create index reviews_about on reviews (about_uid, created_at desc);
      create index reviews_appeals on reviews (appealed_at) where appealed_at is not null and decision is null;

      alter table audit_log add column signature text, add column key_id text;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table audit_log drop column signature, drop column key_id;
      drop table reviews;
      drop index deliverables_unanswered; drop index deliverables_versions;
      alter table deliverables drop column proof, drop column rights_until;
      alter table offers drop column rights;
      alter table media drop column frame_rate, drop column truncated, drop column sha256;`);
  }
}
