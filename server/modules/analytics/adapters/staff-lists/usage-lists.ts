import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import { PlanUsageView, UsageView } from '../http/usage.dto.js';
import { type Plan, planFor, planIds } from '../../../../contract/plans.js';

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
