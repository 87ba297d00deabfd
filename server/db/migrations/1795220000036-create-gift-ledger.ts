import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What influencers have received. It begins with the gifts of every visit that stands. */
export class CreateGiftLedger1795220000036 implements MigrationInterface {
  name = 'CreateGiftLedger1795220000036';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view collab_facts as
        select id, brand_id, influencer_id, requested_by, stage, outcome, late_by, visit_at, checked_in_at, created_at,
          (terms ->> 'valuePence')::int as value_pence, terms ->> 'title' as title
        from collabs
        where not (requested_by = 'brand' and stage = 1 and approval_asked_by is not null);

      create table gift_lines (
        id uuid primary key,
        collab_id uuid not null,
        brand_id uuid not null,
        influencer_id uuid not null,
        kind text not null check (kind in ('received', 'reversed')),
        pence int not null,
        received_at timestamptz not null,
        recorded_at timestamptz not null,
        reverses uuid references gift_lines (id),
        constraint gift_lines_reversed_once unique (reverses),
        check (case kind when 'received' then pence >= 0 and reverses is null else pence <= 0 and reverses is not null end)
      );
      create index gift_lines_influencer on gift_lines (influencer_id, received_at);
      create index gift_lines_brand on gift_lines (brand_id, received_at);
      create function refuse_gift_change() returns trigger language plpgsql as $$
        begin raise exception 'The ledger of gifts only grows.'; end $$;
      create trigger gift_lines_only_grow before update or delete on gift_lines
        for each statement execute function refuse_gift_change();
      create trigger gift_lines_not_emptied before truncate on gift_lines
        for each statement execute function refuse_gift_change();

      create view gift_values as
        select brand_id, influencer_id, collab_id, pence, case kind when 'received' then 1 else -1 end as gifts, received_at
        from gift_lines;

      insert into gift_lines (id, collab_id, brand_id, influencer_id, kind, pence, received_at, recorded_at)
        select l.event_id, c.id, c.brand_id, c.influencer_id, 'received', c.value_pence, c.checked_in_at, l.occurred_at
        from collab_facts c
        join lateral (
          select event_id, occurred_at from audit_log
          where aggregate_type = 'collab' and aggregate_id = c.id::text and name = 'collab.checked-in' order by seq desc limit 1) l on true
        where c.checked_in_at is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view gift_values; drop table gift_lines; drop function refuse_gift_change;
      drop view collab_facts;
      create view collab_facts as
        select id, brand_id, influencer_id, requested_by, stage, outcome, late_by, visit_at, checked_in_at, created_at,
          (terms ->> 'valuePence')::int as value_pence
        from collabs
        where not (requested_by = 'brand' and stage = 1 and approval_asked_by is not null);`);
  }
}
