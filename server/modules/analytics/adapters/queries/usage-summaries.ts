import type { Database } from '../../../../shared/db/index.js';
import type { Period } from '../../domain/period.js';
import { isShort, type UsageStep, usageStepOf, wholeMonths } from '../../domain/usage-event.js';
import type { PeriodQuery } from '../http/brand-analytics.dto.js';
import type { SignInFunnelView, UsageSummaryQuery, UsageSummaryView } from '../http/usage.dto.js';

const mostNames = 20;
const mostPages = 20;
/** How many of the newest page views are used to find page titles. */
const looksForTitles = 2_000;

type Statements = Readonly<{ overTime: string; names: string; pages: string }>;

const startOf = (step: UsageStep, moment: string) => `date_trunc('${step}', ${moment} at time zone 'Europe/London')`;
const inWords = (step: UsageStep, start: string) =>
  `to_char(${start}, '${step === 'hour' ? 'YYYY-MM-DD"T"HH24:MI' : 'YYYY-MM-DD'}')`;

/** $1 and $2 the period, $3 to $5 profile, its type and the action; null for all. */
const chosen = `
  occurred_at >= $1 and occurred_at < $2 and ($3::uuid is null or profile_uid = $3) and ($4::text is null or profile_type = $4)
  and ($5::text is null or name = $5)`;

/**
 * The page of each of these URLs. The same few are viewed repeatedly, and parsing is expensive, so each is parsed once;
 * PostgreSQL does that only if the result is materialised.
 */
const knownOf = (looks: string) => `
  known as materialized (
    select address, user_event_page(jsonb_build_object('target_uid', address)) as page
    from (select distinct address from ${looks}) addresses)`;

/** Pages with an id in their address, such as one Collab, have no title. */
const hasTitle = `page not like '%:id%'`;

/** For short periods and single profiles: all three lists from one scan of the raw events. */
const fromEvents = (step: UsageStep): string => `
  with done as materialized (
    select name, user_id, occurred_at, context->>'target_uid' as address, context->>'target_name' as title
    from user_events where ${chosen}),
  looks as materialized (
    select address, title, user_id, count(*) as views, max(occurred_at) as at from done where name = 'page_view' group by 1, 2, 3),
  ${knownOf('looks')},
  steps as (
    select ${inWords(step, 'start')} as "from", events, people from (
      select ${startOf(step, 'occurred_at')} as start, count(*) as events, count(distinct user_id) as people
      from done group by 1) each
    order by start),
  names as (select name as title, count(*) as events from done group by 1 order by 2 desc, 1 limit ${mostNames}),
  pages as (
    select page, coalesce((array_agg(title order by at desc) filter (where title is not null and ${hasTitle}))[1], '') as title,
      sum(views) as views, count(distinct user_id) as people
    from looks join known using (address)
    where page <> '' group by 1 order by 3 desc, 1 limit ${mostPages})
  select (select coalesce(json_agg(steps), '[]') from steps) as "overTime", (select coalesce(json_agg(names), '[]') from names) as names,
    (select coalesce(json_agg(pages), '[]') from pages) as pages`;

/** $1 and $2 the period, $3 and $4 its whole months, $5 the type and $6 the action; '' for all. */
const days = `grain = 'day' and starts_at >= $1 and starts_at < $2`;
const slices = `
  (grain = 'month' and starts_at >= $3 and starts_at < $4
   or grain = 'day' and (starts_at >= $1 and starts_at < $3 or starts_at >= $4 and starts_at < $2))`;

/** For everything else: the precomputed counts of whole months and the days around them. */
const fromCounts = (step: UsageStep): Statements => ({
  overTime: `
    select "from", sum(events)::int as events, sum(bit_count(people))::int as people from (
      select ${inWords(step, startOf(step, 'starts_at'))} as "from", block, sum(events) as events, bit_or(people) as people
      from user_event_counts
      where ${step === 'month' ? slices : `${days} and $3::timestamptz <= $4::timestamptz`} and profile_type = $5 and name = $6 and page = ''
      group by 1, 2) blocks
    group by 1 order by 1`,
  names: `
    select name as title, sum(events)::int as events from user_event_counts
    where ${slices} and profile_type = $5 and page = '' and name <> '' and $6 in ('', name)
    group by 1 order by 2 desc, 1 limit ${mostNames}`,
  pages: `
    with top as (
      select page, sum(events)::int as views from user_event_counts
      where ${slices} and profile_type = $5 and name = 'page_view' and page <> '' and $6 in ('', name)
      group by 1 order by 2 desc, 1 limit ${mostPages})
    select top.page, top.views, sum(bit_count(blocks.people))::int as people
    from top join (
      select page, block, bit_or(people) as people from user_event_counts
      where ${slices} and profile_type = $5 and name = 'page_view' and page in (select page from top)
      group by 1, 2) blocks using (page)
    group by 1, 2 order by 2 desc, 1`,
});

/** The latest titles of pages. */
const titlesSql = `
  with looks as materialized (
    select context->>'target_uid' as address, context->>'target_name' as title, occurred_at from user_events
    where ${chosen} and name = 'page_view' order by occurred_at desc limit ${looksForTitles}),
  ${knownOf('looks')}
  select distinct on (page) page, title from looks join known using (address)
  where ${hasTitle} and title is not null
  order by page, occurred_at desc`;

/** Filters by person and action; everything by default. */
export type UsageFilter = Omit<UsageSummaryQuery, keyof PeriodQuery>;

/** `overTime` has the steps with events; names and pages have the most frequent ones. */
export type UsageSummary = Pick<UsageSummaryView, 'overTime' | 'names' | 'pages'>;

type Row<List extends keyof UsageSummary> = UsageSummary[List][number];

/** The usage explorer's figures. */
export class UsageSummaries {
  constructor(private readonly db: Database) {}

  /** Exact for short periods and single profiles; others use counts that are at most a minute old. */
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

  async funnel({ startsAt, endsBefore }: Period): Promise<SignInFunnelView> {
    const [row] = await this.db.rows<SignInFunnelView>(
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
}
