import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import { adErrors } from '../../domain/ad.errors.js';
import type { Ad } from '../../domain/ad.js';
import { StaffAdView } from '../http/ads.dto.js';
import { AdSchema } from '../persistence/ad.schema.js';

export const adList = defineStaffList<StaffAdView, Ad>({
  resource: 'ad-manager',
  row: StaffAdView,
  names: { one: 'Ad', many: 'Ads' },
  titles: { one: 'an ad', many: 'all ads' },
  from: 'ads a',
  beside: 'left join ad_counts c on c.ad_id = a.id',
  schema: AdSchema,
  without: ['createdBy', 'version'],
  fields: {
    id: { sort: true, filter: 'a.id = any(?::uuid[])' },
    name: { sort: 'lower(a.name)' },
    slot: { filter: true },
    state: {
      sql: `case when a.ends_at <= :now then 'ended' when a.paused then 'paused'
                 when a.starts_at <= :now then 'live' else 'scheduled' end`,
      filter: true,
    },
    startsAt: { sort: true },
    endsAt: { sort: true },
    impressions: { sql: 'coalesce(c.impressions, 0)::float8' },
    clicks: { sql: 'coalesce(c.clicks, 0)::float8' },
  },
  filters: {
    q: contains(`a.name || ' ' || a.headline`),
    city: '?::text = any(a.cities)',
  },
  defaultSort: ['endsAt', 'DESC'],
  notFound: adErrors.notFound,
});
