import type { Database } from '../../../../shared/db/index.js';
import type { Period } from '../../domain/period.js';
import { isShort, usageStepOf, wholeMonths } from '../../domain/usage-steps.js';
import {
  type PlanUse,
  type SignInFunnel,
  type UsageFilter,
  UsageSummaries,
  type UsageSummary,
} from '../../ports/usage-summaries.js';
import { fromCounts, fromEvents, titlesSql } from './usage-summaries-sql.js';

const planUse = `
  select u.brand_id as "brandId", b.name, u.plan, u.paying, u.granted, u.free_left as "freeLeft",
    coalesce(s.taken, 0) as "seatsTaken", coalesce(m.used_bytes, 0)::float8 as "usedBytes"
  from billing_plan_usage u
  join profile_brand_cards b on b.id = u.brand_id
  left join lateral (select taken from identity_seats_taken s where s.profile_uid = u.brand_id) s on true
  left join media_storage_used m on m.uid = u.brand_id`;

type Row<List extends keyof UsageSummary> = UsageSummary[List][number];

export class SqlUsageSummaries extends UsageSummaries {
  constructor(private readonly db: Database) {
    super();
  }

  async summary(period: Period, filter: UsageFilter): Promise<UsageSummary> {
    const { profileUid, profileType, title } = filter;
    const values = [period.startsAt, period.endsBefore, profileUid ?? null, profileType ?? null, title ?? null];
    if (!isShort(period) && profileUid === undefined) return this.fromCounts(period, filter, values);
    const [summary] = await this.db.rows<UsageSummary>(fromEvents(usageStepOf(period)), values);
    return summary!;
  }

  private async fromCounts(
    period: Period,
    { profileType, title }: UsageFilter,
    ofEvents: unknown[],
  ): Promise<UsageSummary> {
    const values = [period.startsAt, period.endsBefore, ...wholeMonths(period), profileType ?? '', title ?? ''];
    const sql = fromCounts(usageStepOf(period));
    const [overTime, names, pages, titles] = await Promise.all([
      this.db.rows<Row<'overTime'>>(sql.overTime, values),
      this.db.rows<Row<'names'>>(sql.names, values),
      this.db.rows<Omit<Row<'pages'>, 'title'>>(sql.pages, values),
      this.db.rows<{ page: string; title: string }>(titlesSql, ofEvents),
    ]);
    const titleOf = new Map(titles.map((known) => [known.page, known.title]));
    return { overTime, names, pages: pages.map((page) => ({ title: titleOf.get(page.page) ?? '', ...page })) };
  }

  async funnel({ startsAt, endsBefore }: Period): Promise<SignInFunnel> {
    const [row] = await this.db.rows<SignInFunnel>(
      `with asked as (
         select user_id, min(asked_at) as at from identity_links_asked where asked_at >= $1 and asked_at < $2 group by user_id),
       signed as (
         select a.user_id, min(e.occurred_at) as at from asked a
         join user_events e on e.user_id = a.user_id and e.name = 'sign_in' and e.occurred_at >= a.at
           and e.occurred_at >= $1 and e.occurred_at < $2
         group by a.user_id),
       requested as (
         select s.user_id, e.context->>'collab' as collab, e.occurred_at as at from signed s
         join user_events e on e.user_id = s.user_id and e.name = 'collab_request' and e.occurred_at >= s.at
           and e.occurred_at >= $1 and e.occurred_at < $2),
       completed as (
         select r.user_id from requested r
         join lateral (select completed_at from collab_completions c where c.collab_id = r.collab) c
           on c.completed_at >= r.at and c.completed_at < $2)
       select (select count(*) from asked)::int as asked, (select count(*) from signed)::int as "signedIn",
         (select count(distinct user_id) from requested)::int as requested,
         (select count(distinct user_id) from completed)::int as completed`,
      [startsAt, endsBefore],
    );
    return row!;
  }

  async planUseOf(brandId: string): Promise<PlanUse | null> {
    const [use] = await this.db.rows<PlanUse>(`${planUse} where b.id = $1`, [brandId]);
    return use ?? null;
  }

  planUses(after: string | null, limit: number): Promise<PlanUse[]> {
    return this.db.rows<PlanUse>(
      `${planUse}
       where u.paying and ($1::uuid is null or (lower(b.name), b.id) > (select lower(name), id from profile_brand_cards where id = $1))
       order by lower(b.name), b.id limit $2`,
      [after, limit],
    );
  }
}
