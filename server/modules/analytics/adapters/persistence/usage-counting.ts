import type { Database } from '../../../../shared/db/index.js';
import { londonTimeAt, momentOf } from '../../../../contract/rules/london-time.js';

/** People are numbered, and a set of people is a bitmap, so that distinct people over many days are counted exactly. */
const blockSize = 4_096;
const nobody = `B'0'::bit(${blockSize})`;

/** The events in the hours in $1. */
const eventsOfHours = `
  unnest($1::timestamptz[]) h(hour) join user_events e on e.occurred_at >= h.hour and e.occurred_at < h.hour + interval '1 hour'`;

/** Numbers are allocated in order of arrival, under the lock, so that none is skipped. */
const numberPeople = `
  insert into user_event_people (number, user_id)
  select coalesce((select max(number) from user_event_people), -1) + row_number() over (order by min(e.occurred_at), e.user_id), e.user_id
  from ${eventsOfHours}
  where e.user_id is not null and not exists (select from user_event_people p where p.user_id = e.user_id)
  group by e.user_id`;

const fields = '(grain, starts_at, profile_type, name, page, block, events, people)';

/** '' means all. Block -1 holds the actions of erased people. */
const countHours = [
  `delete from user_event_counts where grain = 'hour' and starts_at = any($1::timestamptz[])`,
  `with done as (
     select h.hour, e.profile_type, e.name, case when e.name = 'page_view' then coalesce(user_event_page(e.context), '') else '' end as page,
       p.number, count(*) as events
     from ${eventsOfHours} left join user_event_people p on p.user_id = e.user_id
     group by 1, 2, 3, 4, 5)
   insert into user_event_counts ${fields}
   select 'hour', hour, coalesce(profile_type, ''), coalesce(name, ''), coalesce(page, ''), coalesce(number / ${blockSize}, -1),
     sum(events), bit_or(case when number is null then ${nobody} else set_bit(${nobody}, number % ${blockSize}, 1) end)
   from done
   group by hour, coalesce(number / ${blockSize}, -1),
     grouping sets ((), (profile_type), (name), (profile_type, name), (name, page), (profile_type, name, page))
   having page is null or page <> ''`,
];

const together = (grain: 'day' | 'month', from: 'hour' | 'day') => [
  `delete from user_event_counts where grain = '${grain}' and starts_at in (${startsOf(grain)})`,
  `insert into user_event_counts ${fields}
   select '${grain}', g.starts_at, c.profile_type, c.name, c.page, c.block, sum(c.events), bit_or(c.people)
   from (${startsOf(grain)}) g(starts_at)
   join user_event_counts c on c.grain = '${from}' and c.starts_at >= g.starts_at
     and c.starts_at < (g.starts_at at time zone 'Europe/London' + interval '1 ${grain}') at time zone 'Europe/London'
   group by g.starts_at, c.profile_type, c.name, c.page, c.block`,
];

/** The starts of the days or months that contain the hours in $1. */
const startsOf = (grain: 'day' | 'month') =>
  `select distinct date_trunc('${grain}', hour, 'Europe/London') from unnest($1::timestamptz[]) hour`;

const countDays = together('day', 'hour');
const countMonths = together('month', 'day');

/** While running, a small batch, to keep transactions short; for a full recount, a month. */
const [someHours, manyHours] = [48, 744];
const hourMs = 3_600_000;

/** How long hourly counts are kept; an older day is recounted from its events when one of them changes. */
export const hoursKept = "interval '35 days'";

/** Clears only the marks that were read: events stored since have added their own. */
const takeMarks = (hours: number) => `
  with taken as (
    delete from user_event_changes where hour in (select distinct hour from user_event_changes order by hour limit ${hours})
    returning hour)
  select distinct hour from taken`;

/**
 * Counts what people did, by hour, day and month in London, for figures of long periods. Events mark their hours as
 * dirty; those are recounted from the events, and their days and months from the hours, so late events and repeated
 * counts are harmless.
 */
export class UsageCounting {
  constructor(private readonly db: Database) {}

  /** A batch of dirty hours, oldest first; one process at a time. Returns how many past hours were counted. */
  async catchUp(now: Date, atOnce = someHours): Promise<number> {
    return this.db.inTransaction(async () => {
      const [lock] = await this.db.rows<{ mine: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('analytics.usage-counting')) as mine`,
      );
      if (!lock?.mine) return 0;
      const taken = await this.db.rows<{ hour: Date }>(takeMarks(atOnce));
      if (taken.length === 0) return 0;
      await this.count(
        taken.map(({ hour }) => hour),
        now,
      );
      return taken.filter(({ hour }) => hour.getTime() + hourMs <= now.getTime()).length;
    });
  }

  /** Recounts everything from the stored events. Returns how many hours that were. */
  async again(now: Date): Promise<number> {
    await this.db.affected(
      `insert into user_event_changes (hour) select distinct date_trunc('hour', occurred_at, 'UTC') from user_events`,
    );
    let hours = 0;
    for (let some = -1; some !== 0; hours += some) some = await this.catchUp(now, manyHours);
    return hours;
  }

  private async count(hours: readonly Date[], now: Date): Promise<void> {
    const [all] = await this.db.rows<{ hours: Date[] }>(
      `select array_agg(distinct h.hour) as hours from unnest($1::timestamptz[]) c(hour)
       cross join lateral (
         select c.hour
         union
         select generate_series(c.day at time zone 'Europe/London',
           (c.day + interval '1 day') at time zone 'Europe/London' - interval '1 hour', interval '1 hour')
         from (select date_trunc('day', c.hour at time zone 'Europe/London') as day) c
         where c.day at time zone 'Europe/London' < $2::timestamptz - ${hoursKept}) h(hour)`,
      [hours, now],
    );
    const values = [all!.hours];
    await this.db.rows(numberPeople, values);
    for (const statement of [...countHours, ...countDays, ...countMonths]) await this.db.rows(statement, values);
  }
}

const monthsAhead = 2;

/** `2027-03`, plus this many months. */
function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

const startOf = (month: string): string => momentOf({ date: `${month}-01`, time: '00:00' })!.toISOString();
const nameOf = (month: string): string => `m${month.replace('-', '_')}`;
const monthOf = (moment: Date): string => londonTimeAt(moment).date.slice(0, 7);

/**
 * Usage partitioned by month: partitions are created in advance, and dropped when older than the operator's retention.
 * Events without a partition go to the default one until it is created.
 */
export class UsageMonths {
  constructor(
    private readonly db: Database,
    private readonly monthsKept: number,
  ) {}

  /** Returns how many months were created and dropped. */
  async keep(now: Date): Promise<number> {
    const oldest = monthAfter(monthOf(now), -this.monthsKept);
    const there = await this.there();
    const wanted = [...(await this.monthsElsewhere()), ...Array.from({ length: monthsAhead + 1 }, (_, n) => monthAfter(monthOf(now), n))];
    const missing = [...new Set(wanted)].filter((month) => month >= oldest && !there.includes(month));
    const old = there.filter((month) => month < oldest);
    for (const month of missing) await this.make(month);
    for (const month of old)
      await this.alone(() => this.db.rows(`drop table if exists user_event_months.${nameOf(month)}`));
    const late = await this.alone(() =>
      this.db.affected('delete from user_event_months.elsewhere where occurred_at < $1', [startOf(oldest)]),
    );
    if (missing.length > 0)
      await this.alone(() =>
        this.db.affected(
          `delete from user_event_counts where grain = 'hour' and starts_at < $1::timestamptz - ${hoursKept}`,
          [now],
        ),
      );
    return missing.length + old.length + late;
  } // prettier-ignore

  private async there(): Promise<string[]> {
    const rows = await this.db.rows<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'user_events'::regclass and c.relname <> 'elsewhere' order by 1`,
    );
    return rows.map(({ name }) => name.slice(1).replace('_', '-'));
  }

  private async monthsElsewhere(): Promise<string[]> {
    const rows = await this.db.rows<{ month: string }>(
      `select distinct to_char(occurred_at at time zone 'Europe/London', 'YYYY-MM') as month from user_event_months.elsewhere`,
    );
    return rows.map(({ month }) => month);
  }

  /** Locks the default partition while moving its events to a new month. Another process may have been first. */
  private make(month: string): Promise<unknown> {
    const [table, from, to] = [`user_event_months.${nameOf(month)}`, startOf(month), startOf(monthAfter(month, 1))];
    return this.alone(async () => {
      if ((await this.there()).includes(month)) return;
      await this.db.rows(`
        lock table user_event_months.elsewhere in access exclusive mode;
        create table ${table} (like user_events including all);
        with gone as (
          delete from user_event_months.elsewhere where occurred_at >= '${from}' and occurred_at < '${to}' returning *)
        insert into ${table} select * from gone;
        alter table user_events attach partition ${table} for values from ('${from}') to ('${to}')`);
    });
  }

  /**
   * One process at a time, however long the others take. Writers would queue behind DDL that waits for a long report,
   * so it times out quickly and retries.
   */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    return this.db.inTransaction(async () => {
      await this.db.rows(`select pg_advisory_xact_lock(hashtext('analytics.usage-months')); set local lock_timeout = '2s'`);
      return work();
    });
  } // prettier-ignore
}
