import { isUUID } from 'class-validator';
import type { Database } from '../../../../shared/db/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import {
  contains,
  type StaffListFields,
  type StaffListPage,
  type StaffListQuery,
  staffListRows,
  staffListSql,
  totalsOf,
  withinBounds,
} from '../../../../shared/staff-list/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { UsageView } from '../http/usage.dto.js';

const fields: StaffListFields = {
  sortable: { id: 'u.occurred_at', occurredAt: 'u.occurred_at' },
  filterable: {
    id: 'u.id = any(?::uuid[])',
    title: 'u.name = ?',
    userId: 'u.user_id = ?::uuid',
    profileUid: 'u.profile_uid = ?::uuid',
    profileType: 'u.profile_type = ?',
    from: 'u.occurred_at >= ?::timestamptz',
    to: 'u.occurred_at < ?::timestamptz',
    fromDay: `u.occurred_at >= (?::date)::timestamp at time zone 'Europe/London'`,
    toDay: `u.occurred_at < ((?::date) + 1)::timestamp at time zone 'Europe/London'`,
    page: `user_event_page(u.context) = ?`,
    q: contains(
      `lower(u.name || ' ' || coalesce(u.context->>'target_name', '') || ' ' || coalesce(u.context->>'target_uid', ''))`,
    ),
  },
  defaultSort: ['occurredAt', 'DESC'],
  tieBreaker: 'u.id',
};

type Filter = Readonly<Record<string, unknown>>;

/** What is searched for stands in no index: without a day to begin with, and of everybody, so many days are looked through. */
const searchedMs = 30 * 86_400_000;
/** By these the indexes know events. What is no id is nobody’s. */
const people = ['userId', 'profileUid'];
const nobody = '00000000-0000-0000-0000-000000000000';
const narrowing = ['id', 'from', 'fromDay', 'userId', 'profileUid'];

/** Up to so many events a total is counted one by one, not by the day. */
const countedOneByOne = 100_000;

const columns = `
  u.id, u.name as title, u.context->>'target_name' as target, u.context->>'target_uid' as page, u.user_id as "userId",
  json_build_object('uid', u.profile_uid, 'type', u.profile_type, 'name', coalesce(b.name, i.name)) as profile,
  u.occurred_at as "occurredAt"`;

const withCards = `
  left join profile_brand_cards b on u.profile_type = 'brand' and b.id = u.profile_uid
  left join profile_influencer_cards i on u.profile_type = 'influencer' and i.id = u.profile_uid`;

/** What cannot be read asks for nothing; the list refuses it, and says why. */
function filterIn({ filter }: StaffListQuery): Filter {
  try {
    const read: unknown = JSON.parse(filter || '{}');
    return typeof read === 'object' && read !== null ? (read as Filter) : {};
  } catch {
    return {};
  }
}

/** The usage explorer's rows. */
export class UsageQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly atMostOneByOne = countedOneByOne,
  ) {}

  async list(asked: StaffListQuery): Promise<StaffListPage<UsageView>> {
    const request = this.narrowed(asked);
    const { where, orderBy, limit, offset, values } = staffListSql(fields, request);
    return withinBounds(async () => {
      const [rows, total] = await Promise.all([
        this.db.rows<UsageView>(
          `select ${columns}
           from (select * from user_events u where ${where} order by ${orderBy} limit ${limit} offset ${offset}) u ${withCards}
           order by ${orderBy}`,
          values,
        ),
        this.total(request, where, values),
      ]);
      return { rows, total: Math.max(total, rows.length > 0 ? offset + rows.length : 0), offset };
    });
  }

  private narrowed(request: StaffListQuery): StaffListQuery {
    const filter = filterIn(request);
    const strangers = people.filter((name) => name in filter && !isUUID(filter[name])).map((name) => [name, nobody]);
    const isWide = filter.q && !narrowing.some((name) => filter[name]);
    const lately = isWide ? { from: new Date(this.clock.now().getTime() - searchedMs).toISOString() } : {};
    if (strangers.length === 0 && !isWide) return request;
    return { ...request, filter: JSON.stringify({ ...filter, ...Object.fromEntries(strangers), ...lately }) };
  }

  /** A great many are told as they were counted a minute ago; fewer are counted one by one. */
  private async total({ filter }: StaffListQuery, where: string, values: unknown[]): Promise<number> {
    const known = await this.counted(JSON.parse(filter || '{}') as Filter);
    if (known > this.atMostOneByOne) return known;
    return totalsOf(this.db).count(`from user_events u where ${where}`, values);
  }

  /** How many were counted by day; 0 where the filter asks for what days are not counted by. */
  private async counted({ title, profileType, fromDay, toDay, ...others }: Filter): Promise<number> {
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

  /** All that the filter leaves, some at a time. */
  all(request: StaffListQuery): AsyncIterable<UsageView[]> {
    return staffListRows(
      this.db,
      { from: 'user_events u', beside: withCards, columns, fields },
      this.narrowed(request),
    );
  }

  /** @throws analyticsErrors.notFound */
  async get(id: string): Promise<UsageView> {
    const [row] = await this.db.rows<UsageView>(`select ${columns} from user_events u ${withCards} where u.id = $1`, [
      id,
    ]);
    if (!row) throw analyticsErrors.notFound(id);
    return row;
  }
}
