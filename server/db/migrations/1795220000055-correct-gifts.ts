import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff correct what a gift was worth. The log of Collabs is published with its own key, a text: compared with a cast one, the
 * whole log would be read for each Collab.
 */
export class CorrectGifts1795220000055 implements MigrationInterface {
  name = 'CorrectGifts1795220000055';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view collab_log;
      create view collab_log as
        select l.aggregate_id as collab_id, l.seq, l.event_id, l.name, l.actor_id, l.actor_role, l.occurred_at,
          d.payload ->> 'reason' as reason,
          json_build_object('brandId', d.payload ->> 'brandId', 'influencerId', d.payload ->> 'influencerId',
            'stage', (d.payload ->> 'stage')::int, 'outcome', d.payload ->> 'outcome',
            'late', coalesce((d.payload ->> 'late')::boolean, false), 'giftPence', (d.payload ->> 'giftPence')::int) as payload
        from audit_log l join audit_details d on d.event_id = l.event_id
        where l.aggregate_type = 'collab';

      alter table collab_record_facts add column pence int;

      alter table gift_lines drop constraint gift_lines_kind_check, drop constraint gift_lines_check,
        add constraint gift_lines_kind_check check (kind in ('received', 'reversed', 'corrected')),
        add constraint gift_lines_check check (
          case kind when 'reversed' then pence <= 0 and reverses is not null else pence >= 0 and reverses is null end);
      create index gift_lines_collab on gift_lines (collab_id);
      create or replace view gift_values as
        select brand_id, influencer_id, collab_id, pence, case kind when 'reversed' then -1 else 1 end as gifts, received_at
        from gift_lines;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view gift_values as
        select brand_id, influencer_id, collab_id, pence, case kind when 'received' then 1 else -1 end as gifts, received_at
        from gift_lines;
      drop index gift_lines_collab;
      alter table gift_lines disable trigger gift_lines_only_grow;
      update gift_lines set kind = 'received' where kind = 'corrected';
      alter table gift_lines enable trigger gift_lines_only_grow;
      alter table gift_lines drop constraint gift_lines_kind_check, drop constraint gift_lines_check,
        add constraint gift_lines_kind_check check (kind in ('received', 'reversed')),
        add constraint gift_lines_check check (
          case kind when 'received' then pence >= 0 and reverses is null else pence <= 0 and reverses is not null end);

      alter table collab_record_facts drop column pence;

      drop view collab_log;
      create view collab_log as
        select l.aggregate_id::uuid as collab_id, l.seq, l.event_id, l.name, l.actor_id, l.actor_role, l.occurred_at,
          json_build_object('brandId', d.payload ->> 'brandId', 'influencerId', d.payload ->> 'influencerId',
            'stage', (d.payload ->> 'stage')::int, 'outcome', d.payload ->> 'outcome',
            'late', coalesce((d.payload ->> 'late')::boolean, false)) as payload
        from audit_log l join audit_details d on d.event_id = l.event_id
        where l.aggregate_type = 'collab';`);
  }
}
