import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What pieces reached, reading by reading, and links to live reports. Collabs and billing publish to the queries of analytics
 * what they know of pieces, answers and costs: facts and amounts, nothing private.
 */
export class MeasurePieces1795220000026 implements MigrationInterface {
  name = 'MeasurePieces1795220000026';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table piece_readings (
        id uuid primary key,
        piece_id uuid not null,
        influencer_id uuid not null,
        taken_at timestamptz not null,
        basis text not null check (basis in ('measured', 'declared', 'estimated')),
        reach bigint check (reach >= 0),
        views bigint check (views >= 0),
        likes bigint check (likes >= 0),
        comments bigint check (comments >= 0),
        shares bigint check (shares >= 0),
        saves bigint check (saves >= 0),
        screenshot_id uuid,
        reason text,
        corrects uuid references piece_readings (id),
        corrected_at timestamptz,
        entered_by uuid not null,
        entered_at timestamptz not null,
        constraint piece_readings_say_something check (coalesce(reach, views, likes, comments, shares, saves) is not null),
        constraint piece_readings_corrected_once unique (corrects)
      );
      create index piece_readings_newest on piece_readings (piece_id, taken_at desc, id desc) where corrected_at is null;
      create index piece_readings_piece on piece_readings (piece_id, entered_at);
      create index piece_readings_influencer on piece_readings (influencer_id);
      create index piece_readings_screenshot on piece_readings (screenshot_id) where screenshot_id is not null;

      create table report_links (
        id uuid primary key,
        brand_id uuid not null,
        title text not null,
        rolling_days int check (rolling_days between 1 and 731),
        from_day text,
        to_day text,
        with_costs boolean not null,
        token_hash text not null,
        created_by uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        constraint report_links_one_period check ((rolling_days is null) = (from_day is not null and to_day is not null)),
        constraint report_links_token unique (token_hash)
      );
      create index report_links_brand on report_links (brand_id, created_at desc);

      create index deliverables_published on deliverables (collab_id, published_at) where status = 'published';
      create index collabs_brand_created on collabs (brand_id, created_at);

      create view collab_pieces as
        select d.id, d.collab_id, c.brand_id, c.influencer_id, c.terms ->> 'title' as title, d.type, d.content_type, d.status,
          d.media_id, d.post_url, d.published_at, d.rights_until,
          case substring(d.post_url from '^https://(?:www\\.|m\\.)?([a-z.]+)')
            when 'instagram.com' then 'instagram'
            when 'tiktok.com' then 'tiktok'
            when 'youtube.com' then 'youtube'
            when 'youtu.be' then 'youtube' end as platform
        from deliverables d join collabs c on c.id = d.collab_id;

      create view collab_facts as
        select id, brand_id, influencer_id, requested_by, stage, outcome, late_by, visit_at, checked_in_at, created_at,
          (terms ->> 'valuePence')::int as value_pence
        from collabs
        where not (requested_by = 'brand' and stage = 1 and approval_asked_by is not null);

      create view collab_answers as
        select aggregate_id as collab_id, min(occurred_at) as answered_at
        from audit_log
        where aggregate_type = 'collab' and name in ('collab.approval-asked', 'collab.approved', 'collab.declined')
        group by aggregate_id;

      create view billing_plan_periods as
        select brand_id, plan, starts_at,
          least(starts_at + interval '1 month', lead(starts_at) over (partition by brand_id order by starts_at)) as ends_at
        from (
          select distinct on (brand_id, period_starts_at) brand_id, plan, period_starts_at as starts_at
          from credit_lines where kind = 'granted' order by brand_id, period_starts_at, id desc) periods;

      create view billing_extra_collabs as
        select brand_id, collab_id, at, case kind when 'refunded' then -price_pence else price_pence end as price_pence
        from credit_lines
        where price_pence > 0 and (kind in ('paid', 'kept', 'refunded') or (kind = 'spent' and source = 'invoice'));`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view billing_extra_collabs; drop view billing_plan_periods; drop view collab_answers; drop view collab_facts;
      drop view collab_pieces;
      drop index collabs_brand_created; drop index deliverables_published;
      drop table report_links; drop table piece_readings;`);
  }
}
