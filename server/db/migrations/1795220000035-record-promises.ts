import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Collabs say of their two sides. Collabs publish their log to it: names, times, and whether a change was late. */
export class RecordPromises1795220000035 implements MigrationInterface {
  name = 'RecordPromises1795220000035';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table collab_record_facts (
        event_id uuid primary key,
        collab_id uuid not null,
        brand_id uuid not null,
        influencer_id uuid not null,
        name text not null,
        by text not null check (by in ('brand', 'influencer', 'staff', 'product')),
        at timestamptz not null,
        late boolean not null,
        stage int not null,
        outcome text not null
      );
      create index collab_record_facts_collab on collab_record_facts (collab_id, at, event_id);

      create table reliability_marks (
        event_id uuid not null references collab_record_facts (event_id),
        side text not null check (side in ('brand', 'influencer')),
        kind text not null check (kind in ('answer', 'visit', 'late', 'round', 'piece')),
        collab_id uuid not null,
        profile_id uuid not null,
        other_id uuid not null,
        kept boolean,
        minutes int,
        at timestamptz not null,
        primary key (event_id, side, kind),
        check ((kept is null) = (kind in ('round', 'piece')))
      );
      create index reliability_marks_profile on reliability_marks (profile_id, side, kind, at desc, event_id desc);
      create index reliability_marks_collab on reliability_marks (collab_id);

      create view collab_log as
        select l.aggregate_id::uuid as collab_id, l.seq, l.event_id, l.name, l.actor_id, l.actor_role, l.occurred_at,
          json_build_object('brandId', d.payload ->> 'brandId', 'influencerId', d.payload ->> 'influencerId',
            'stage', (d.payload ->> 'stage')::int, 'outcome', d.payload ->> 'outcome',
            'late', coalesce((d.payload ->> 'late')::boolean, false)) as payload
        from audit_log l join audit_details d on d.event_id = l.event_id
        where l.aggregate_type = 'collab';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view collab_log; drop table reliability_marks; drop table collab_record_facts;');
  }
}
