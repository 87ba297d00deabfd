import { londonTimeAt, momentOf } from '../../../../contract/rules/london-time.js';
import type { Database } from '../../../../shared/db/index.js';
import { hoursKept } from './usage-counting.js';

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
