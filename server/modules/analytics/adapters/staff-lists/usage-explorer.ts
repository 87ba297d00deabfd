import type { StreamableFile } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Database } from '../../../../shared/db/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import {
  type StaffListPage,
  type StaffListQuery,
  type StaffLists,
  totalsOf,
  withFilter,
} from '../../../../shared/staff-list/index.js';
import type { UsageView } from '../http/usage.dto.js';
import { usageList } from './usage-lists.js';

type Filter = Readonly<Record<string, unknown>>;

/** The search text isn't indexed: without a first day, and for all people, only this many events are searched. */
const searchedMs = 30 * 86_400_000;
/** The indexed columns. A value that isn't an id matches nothing. */
const people = ['userId', 'profileUid'];
const nobody = '00000000-0000-0000-0000-000000000000';
const narrowing = ['id', 'from', 'fromDay', ...people];

/** Totals up to this many events are counted exactly, not from daily counts. */
const countedOneByOne = 100_000;

/** Reads `usageList` from a very large table. */
export class UsageExplorer {
  constructor(
    private readonly db: Database,
    private readonly lists: StaffLists,
    private readonly clock: Clock,
    private readonly atMostOneByOne = countedOneByOne,
  ) {}

  /** @throws request/bad-list-query */
  async page(asked: StaffListQuery): Promise<StaffListPage<UsageView>> {
    const query = this.narrowed(asked);
    const page = await this.lists.page(usageList, query, (what, values) => this.total(query, what, values));
    const seen = page.rows.length > 0 ? page.offset + page.rows.length : 0;
    return { ...page, total: Math.max(page.total, seen) };
  }

  /** @throws request/bad-list-query and request/too-many */
  file(asked: StaffListQuery): Promise<StreamableFile> {
    return this.lists.file(usageList, this.narrowed(asked));
  }

  private narrowed(query: StaffListQuery): StaffListQuery {
    return withFilter(query, (filter) => {
      const strangers = people.filter((name) => name in filter && !isUUID(filter[name]));
      const isWide = filter.q && !narrowing.some((name) => filter[name]);
      const lately = isWide ? { from: new Date(this.clock.now().getTime() - searchedMs).toISOString() } : {};
      return { ...filter, ...Object.fromEntries(strangers.map((name) => [name, nobody])), ...lately };
    });
  }

  /** Large totals come from daily counts, at most a minute old; smaller ones are exact. */
  private async total({ filter }: StaffListQuery, what: string, values: unknown[]): Promise<number> {
    const known = await this.countedByDay(JSON.parse(filter || '{}') as Filter);
    return known > this.atMostOneByOne ? known : totalsOf(this.db).count(what, values);
  }

  /** 0 if the filter has a column that the daily counts don't. */
  private async countedByDay({ title, profileType, fromDay, toDay, ...others }: Filter): Promise<number> {
    const asked = [title, profileType, fromDay, toDay];
    if (Object.keys(others).length > 0 || asked.some((value) => typeof (value ?? '') !== 'string')) return 0;
    const [row] = await this.db.rows<{ total: number }>(
      `select coalesce(sum(events), 0)::int as total from user_event_counts
       where grain = 'day' and profile_type = $1 and name = $2 and page = ''
         and starts_at >= coalesce($3::date, '-infinity')::timestamp at time zone 'Europe/London'
         and starts_at <= coalesce($4::date, 'infinity')::timestamp at time zone 'Europe/London'`,
      [profileType ?? '', title ?? '', fromDay ?? null, toDay ?? null],
    );
    return row?.total ?? 0;
  }
}
