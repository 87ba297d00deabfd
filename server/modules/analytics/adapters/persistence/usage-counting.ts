import type { Database } from '../../../../shared/db/index.js';

/** People have numbers, and a set of people is bits: so the people of many days are counted once each, and exactly. */
const blockSize = 4_096;
const nobody = `B'0'::bit(${blockSize})`;

/** The events of the hours in $1. */
const eventsOfHours = `
  unnest($1::timestamptz[]) h(hour) join user_events e on e.occurred_at >= h.hour and e.occurred_at < h.hour + interval '1 hour'`;

/** Numbers are given out in order of arrival, only under the lock, so that none is skipped. */
const numberPeople = `
  insert into user_event_people (number, user_id)
  select coalesce((select max(number) from user_event_people), -1) + row_number() over (order by min(e.occurred_at), e.user_id), e.user_id
  from ${eventsOfHours}
  where e.user_id is not null and not exists (select from user_event_people p where p.user_id = e.user_id)
  group by e.user_id`;

const fields = '(grain, starts_at, profile_type, name, page, block, events, people)';

/** '' means all of them. Block -1 has the actions of erased people. */
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

/** Of a running product some, so that nobody waits for long; of a count of everything a month. */
const [someHours, manyHours] = [48, 744];
const hourMs = 3_600_000;

/** For so long the counts of hours stay; a day before that is counted from its events again when one of them changes. */
export const hoursKept = "interval '35 days'";

/** Marks are taken as they were read: events stored since have left their own marks, which stay. */
const takeMarks = (hours: number) => `
  with taken as (
    delete from user_event_changes where hour in (select distinct hour from user_event_changes order by hour limit ${hours})
    returning hour)
  select distinct hour from taken`;

/**
 * Counts what people did, by hour, day and month of London, for the figures of long periods. Events mark the hours that they
 * fall into; those hours are counted again from the events, and the days and months round them from the hours: so it does not
 * matter how late an event comes, nor how often an hour is counted.
 */
export class UsageCounting {
  constructor(private readonly db: Database) {}

  /** Some of what has changed, the oldest first; one process at a time. Answers how many hours were counted that are over. */
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

  /** Everything is counted again from the events that are kept. Answers how many hours that were. */
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
