import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import { UsageView } from '../http/usage.dto.js';

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
