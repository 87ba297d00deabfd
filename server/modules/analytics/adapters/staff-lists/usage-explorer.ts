import type { StreamableFile } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Database } from '../../../../shared/db/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import {
  contains,
  defineStaffList,
  type StaffListPage,
  type StaffListQuery,
  type StaffLists,
  totalsOf,
  withFilter,
} from '../../../../shared/staff-list/index.js';
import { PlanUsageView, UsageView } from '../http/usage.dto.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import { type Plan, planFor, planIds } from '../../../../contract/plans.js';

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

export const usageList = defineStaffList<UsageView>({
  resource: 'usage-explorer',
  row: UsageView,
  names: { one: 'Usage', many: 'Usage' },
  titles: { one: 'a user event', many: 'user events' },
  about: 'On its own, `q` searches the last 30 days.',
  from: 'user_events u',
  beside: `
    left join profile_brand_cards b on u.profile_type = 'brand' and b.id = u.profile_uid
    left join profile_influencer_cards i on u.profile_type = 'influencer' and i.id = u.profile_uid`,
  fields: {
    id: { sql: 'u.id', sort: 'u.occurred_at', filter: 'u.id = any(?::uuid[])' },
    occurredAt: { sql: 'u.occurred_at', sort: true, csv: 'When' },
    title: { sql: 'u.name', filter: true, csv: 'What' },
    target: { sql: `u.context->>'target_name'`, csv: 'Title' },
    page: { sql: `u.context->>'target_uid'`, filter: 'user_event_page(u.context) = ?', csv: 'Page' },
    profile: {
      sql: `json_build_object('uid', u.profile_uid, 'type', u.profile_type, 'name', coalesce(b.name, i.name))`,
      csv: { Profile: ({ name }) => name, Kind: ({ type }) => type, 'Profile id': ({ uid }) => uid },
    },
    userId: { sql: 'u.user_id', filter: 'u.user_id = ?::uuid', csv: 'Person id' },
  },
  filters: {
    profileUid: 'u.profile_uid = ?::uuid',
    profileType: 'u.profile_type = ?',
    from: 'u.occurred_at >= ?::timestamptz',
    to: 'u.occurred_at < ?::timestamptz',
    fromDay: `u.occurred_at >= (?::date)::timestamp at time zone 'Europe/London'`,
    toDay: `u.occurred_at < ((?::date) + 1)::timestamp at time zone 'Europe/London'`,
    q: contains(
      `u.name || ' ' || coalesce(u.context->>'target_name', '') || ' ' || coalesce(u.context->>'target_uid', '')`,
    ),
  },
  defaultSort: ['occurredAt', 'DESC'],
  notFound: analyticsErrors.notFound,
});

/** Brands that don't pay are on Basic. */
const plansInUse = `(
  select b.id, b.name, u.paying, case when u.paying then u.plan else 'basic' end as plan,
    coalesce(u.granted, 0) as granted, coalesce(u.free_left, 0) as free_left, u.period_ends_at
  from billing_plan_usage u join profile_brand_cards b on b.id = u.brand_id) u`;

const ofPlan = (limit: (plan: Plan) => number | null): string =>
  `case u.plan ${planIds.map((id) => `when '${id}' then ${limit(planFor(id)) ?? 'null'}`).join(' ')} end`;

/** This month's; what was left over last month has expired. */
const inMonth = (count: string): string => `case when u.period_ends_at > :now then ${count} else 0 end`;

const usedOf = (used: string, limit: string): string => `json_build_object('used', ${used}, 'limit', ${limit})`;

export const planUsageList = defineStaffList<PlanUsageView>({
  resource: 'plan-usage',
  row: PlanUsageView,
  names: { one: 'PlanUsage', many: 'PlanUsage' },
  titles: { one: 'a brand’s plan usage', many: 'plan usage' },
  about: 'Returns the month’s free Collabs, seats and storage.',
  from: plansInUse,
  beside: `
    left join lateral (select taken from identity_seats_taken s where s.profile_uid = u.id) s on true
    left join media_storage_used m on m.uid = u.id`,
  fields: {
    id: { sql: 'u.id', sort: true, filter: 'u.id = any(?::uuid[])' },
    name: { sql: 'u.name', sort: 'lower(u.name)' },
    plan: { sql: 'u.plan', sort: true, filter: true },
    collabs: { sql: usedOf(inMonth('u.granted - u.free_left'), inMonth('u.granted')) },
    seats: {
      sql: usedOf(
        'coalesce(s.taken, 0)',
        ofPlan(({ seats }) => seats),
      ),
    },
    storage: {
      sql: usedOf(
        'coalesce(m.used_bytes, 0)',
        ofPlan(({ storageBytes }) => storageBytes),
      ),
    },
  },
  filters: {
    q: { text: 'words', where: 'u.id in (select id from search_brands where ?)' },
    paying: 'u.paying = ?::boolean',
  },
  usually: { paying: true },
  defaultSort: ['name', 'ASC'],
});
