import type { Database } from '../../../../shared/db/index.js';
import { countDays, countHours, countMonths, numberPeople } from './usage-counting-sql.js';

/** Of a running product some, so that nobody waits for long; of a count of everything a month. */
const [someHours, manyHours] = [48, 744];
const hourMs = 3_600_000;

/** For so long the counts of hours stay; a day before that is counted from its events again when one of them changes. */
export const hoursKept = "interval '35 days'";

/** Marks are taken as they were seen: what is stored meanwhile has left marks of its own, which stay. */
const takeMarks = (hours: number) => `
  with taken as (
    delete from user_event_changes where hour in (select distinct hour from user_event_changes order by hour limit ${hours})
    returning hour)
  select distinct hour from taken`;

/**
 * Counts what people did, by hour, day and month of London, for the figures of long periods. Events mark the hours that they
 * fall into; those hours are counted anew from the events, and the days and months round them from the hours: so it does not
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
