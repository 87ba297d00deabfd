import type { Database } from '../../../../shared/db/index.js';
import { type Period, stepOf } from '../../domain/period.js';
import {
  type PlanUse,
  type SignInFunnel,
  type UsageFilter,
  UsageSummaries,
  type UsageSummary,
} from '../../ports/usage-summaries.js';

const mostPages = 20;
const mostBrands = 100;

/** $1 and $2 the period, $3 to $5 the filter, null for everything. */
const chosen = `
  occurred_at >= $1 and occurred_at < $2 and ($3::uuid is null or profile_uid = $3) and ($4::text is null or profile_type = $4)
  and ($5::text is null or name = $5)`;

/** The first time that each of those before did this, at or after they came to the step before. */
const next = (step: string, before: string, name: string) => `
  ${step} as (
    select b.user_id, min(e.occurred_at) as at from ${before} b
    join usage_events e on e.user_id = b.user_id and e.name = '${name}' and e.occurred_at >= b.at and e.occurred_at < $2
    group by b.user_id)`;

export class SqlUsageSummaries extends UsageSummaries {
  constructor(private readonly db: Database) {
    super();
  }

  async summary(period: Period, { profileUid, profileType, title }: UsageFilter): Promise<UsageSummary> {
    const values = [period.startsAt, period.endsBefore, profileUid ?? null, profileType ?? null, title ?? null];
    const [overTime, names, pages] = await Promise.all([
      this.db.rows<UsageSummary['overTime'][number]>(
        `select to_char(date_trunc('${stepOf(period)}', occurred_at at time zone 'Europe/London'), 'YYYY-MM-DD') as "from",
           count(*)::int as events, count(distinct user_id)::int as people
         from usage_events where ${chosen} group by 1 order by 1`,
        values,
      ),
      this.db.rows<UsageSummary['names'][number]>(
        `select name as title, count(*)::int as events from usage_events where ${chosen} group by name order by 2 desc, 1 limit 20`,
        values,
      ),
      this.db.rows<UsageSummary['pages'][number]>(
        `select split_part(context->>'target_uid', '?', 1) as page, max(context->>'target_name') as title, count(*)::int as views,
           count(distinct user_id)::int as people
         from usage_events where ${chosen} and name = 'page_view' and context ? 'target_uid'
         group by 1 order by 3 desc, 1 limit ${mostPages}`,
        values,
      ),
    ]);
    return { overTime, names, pages };
  }

  async funnel({ startsAt, endsBefore }: Period): Promise<SignInFunnel> {
    const [row] = await this.db.rows<SignInFunnel>(
      `with asked as (
         select user_id, min(asked_at) as at from identity_links_asked where asked_at >= $1 and asked_at < $2 group by user_id),
       ${next('signed', 'asked', 'sign_in')}, ${next('requested', 'signed', 'collab_request')},
       ${next('completed', 'requested', 'collab_complete')}
       select (select count(*) from asked)::int as asked, (select count(*) from signed)::int as "signedIn",
         (select count(*) from requested)::int as requested, (select count(*) from completed)::int as completed`,
      [startsAt, endsBefore],
    );
    return row!;
  }

  planUse(brandId: string | null): Promise<PlanUse[]> {
    return this.db.rows<PlanUse>(
      `select u.brand_id as "brandId", b.name, u.plan, u.paying, u.granted, u.free_left as "freeLeft",
         coalesce(s.taken, 0) as "seatsTaken", coalesce(m.used_bytes, 0)::float8 as "usedBytes"
       from billing_plan_usage u
       join profile_brand_cards b on b.id = u.brand_id
       left join lateral (select taken from identity_seats_taken s where s.profile_uid = u.brand_id) s on true
       left join media_storage_used m on m.uid = u.brand_id
       where case when $1::uuid is null then u.paying else u.brand_id = $1 end
       order by b.name, u.brand_id limit ${mostBrands}`,
      [brandId],
    );
  }
}
