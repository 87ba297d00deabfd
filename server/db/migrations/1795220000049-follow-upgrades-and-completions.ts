import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A plan that grows inside a month counts as the smaller one up to that moment and as the larger one after it; each part knows the
 * month that it is a part of, so that it costs that share of a month. And when a Collab was completed, whoever did the last thing.
 */
export class FollowUpgradesAndCompletions1795220000049 implements MigrationInterface {
  name = 'FollowUpgradesAndCompletions1795220000049';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view billing_plan_periods as
        with months as (
          select brand_id, starts_at, case when next between usual - interval '3 days' and usual + interval '3 days' then next else usual end as ends_at,
            next
          from (
            select brand_id, starts_at, starts_at + interval '1 month' as usual,
              lead(starts_at) over (partition by brand_id order by starts_at) as next
            from (select distinct brand_id, period_starts_at as starts_at from credit_lines where kind = 'granted') begun) begun),
        grants as (
          select g.brand_id, g.plan, m.starts_at as month_starts_at, m.ends_at as month_ends_at, least(m.ends_at, m.next) as until, g.id,
            case when row_number() over month = 1 then m.starts_at else least(greatest(g.at, m.starts_at), m.ends_at, m.next) end as starts_at
          from credit_lines g join months m on m.brand_id = g.brand_id and m.starts_at = g.period_starts_at
          where g.kind = 'granted'
          window month as (partition by g.brand_id, g.period_starts_at order by g.id))
        select brand_id, plan, starts_at, coalesce(lead(starts_at) over month, until) as ends_at, month_starts_at, month_ends_at
        from grants window month as (partition by brand_id, month_starts_at order by id);

      create view collab_completions as
        select aggregate_id as collab_id, min(occurred_at) as completed_at
        from audit_log where aggregate_type = 'collab' and name = 'collab.completed' group by aggregate_id;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view collab_completions; drop view billing_plan_periods;
      create view billing_plan_periods as
        select brand_id, plan, starts_at,
          least(starts_at + interval '1 month', lead(starts_at) over (partition by brand_id order by starts_at)) as ends_at
        from (
          select distinct on (brand_id, period_starts_at) brand_id, plan, period_starts_at as starts_at
          from credit_lines where kind = 'granted' order by brand_id, period_starts_at, id desc) periods;`);
  }
}
