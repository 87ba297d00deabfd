import type { UsageStep } from '../../domain/usage-steps.js';

const mostPages = 20;
/** So many of the newest looks at pages tell what pages are called. */
const looksForTitles = 2_000;

type Statements = Readonly<{ overTime: string; names: string; pages: string }>;

const asStart = (step: UsageStep, moment: string) =>
  `to_char(date_trunc('${step}', ${moment} at time zone 'Europe/London'), '${step === 'hour' ? 'YYYY-MM-DD"T"HH24:MI' : 'YYYY-MM-DD'}')`;

/** $1 and $2 the period, $3 to $5 profile, its type and what was done; null for everything. */
const chosen = `
  occurred_at >= $1 and occurred_at < $2 and ($3::uuid is null or profile_uid = $3) and ($4::text is null or profile_type = $4)
  and ($5::text is null or name = $5)`;

/** For short periods and single profiles: one look at the events themselves. */
export const fromEvents = (step: UsageStep): Statements => ({
  overTime: `
    select ${asStart(step, 'occurred_at')} as "from", count(*)::int as events, count(distinct user_id)::int as people
    from user_events where ${chosen} group by 1 order by 1`,
  names: `
    select name as title, count(*)::int as events from user_events where ${chosen} group by name order by 2 desc, 1 limit 20`,
  pages: `
    select user_event_page(context) as page, count(*)::int as views, count(distinct user_id)::int as people
    from user_events where ${chosen} and name = 'page_view' and user_event_page(context) <> ''
    group by 1 order by 2 desc, 1 limit ${mostPages}`,
});

/** $1 and $2 the period, $3 and $4 its whole months, $5 the type and $6 what was done; '' for everything. */
const days = `grain = 'day' and starts_at >= $1 and starts_at < $2`;
const slices = `
  (grain = 'month' and starts_at >= $3 and starts_at < $4
   or grain = 'day' and (starts_at >= $1 and starts_at < $3 or starts_at >= $4 and starts_at < $2))`;

/** For everything else: whole months and the days round them, as they were counted. */
export const fromCounts = (step: UsageStep): Statements => ({
  overTime: `
    select "from", sum(events)::int as events, sum(bit_count(people))::int as people from (
      select ${asStart(step, 'starts_at')} as "from", block, sum(events) as events, bit_or(people) as people
      from user_event_counts
      where ${step === 'month' ? slices : `${days} and $3::timestamptz <= $4::timestamptz`} and profile_type = $5 and name = $6 and page = ''
      group by 1, 2) blocks
    group by 1 order by 1`,
  names: `
    select name as title, sum(events)::int as events from user_event_counts
    where ${slices} and profile_type = $5 and page = '' and name <> '' and $6 in ('', name)
    group by 1 order by 2 desc, 1 limit 20`,
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

/** What pages were called when they were last looked at; one page of many, such as one Collab, is called nothing. */
export const titlesSql = `
  select distinct on (page) page, title from (
    select user_event_page(context) as page, context->>'target_name' as title, occurred_at from user_events
    where ${chosen} and name = 'page_view' order by occurred_at desc limit ${looksForTitles}) looks
  where page not like '%:id%' and title is not null
  order by page, occurred_at desc`;
