import { cityLabel, platformLabel } from '../../../../contract/lists/index.js';
import { jsonOf } from '../../../../shared/db/index.js';
import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import type { Influencer } from '../../domain/influencer.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { StaffInfluencerView } from '../http/influencer-manager.dto.js';
import { InfluencerSchema, SocialAccountSchema } from '../persistence/influencer.schema.js';
import { deletedAtOf, deletedFilter } from '../persistence/sql-deleted-profiles.js';

const sources: Readonly<Record<string, string>> = { joined: 'Joined', imported: 'Imported', staff: 'Added by staff' };
const account = jsonOf(SocialAccountSchema, 'a', { without: ['influencerId', 'categories', 'updatedAt'] });

export const influencerList = defineStaffList<StaffInfluencerView, Omit<Influencer, 'accounts'>>({
  resource: 'influencer-manager',
  row: StaffInfluencerView,
  names: { one: 'Influencer', many: 'Influencers' },
  titles: { one: 'an influencer', many: 'all influencers' },
  about: 'Includes imported influencers.',
  from: 'influencers i',
  schema: InfluencerSchema,
  without: ['version'],
  fields: {
    id: { sort: true, filter: 'i.id = any(?::uuid[])' },
    handle: { sort: 'lower(i.handle)', csv: 'Handle' },
    name: { sort: 'lower(i.name)', csv: 'Name' },
    followers: { sort: true, csv: 'Followers' },
    engagement: { csv: 'Engagement, %' },
    accounts: {
      sql: `coalesce((
        select json_agg(json_build_object(${account}) order by a.followers desc nulls last)
        from social_accounts a where a.influencer_id = i.id), '[]'::json)`,
      csv: { Platforms: (accounts) => accounts.map(({ platform }) => platformLabel(platform)).join(', ') },
    },
    email: { csv: 'Email' },
    city: { filter: true, facet: true, csv: { City: (city) => city && cityLabel(city) } },
    country: { csv: 'Country' },
    claimed: { filter: true, csv: { Claimed: (claimed) => (claimed ? 'yes' : 'no') } },
    source: { filter: true, facet: true, csv: { Source: (source) => sources[source] ?? 'N/A' } },
    createdAt: { sort: true },
    deletedAt: { sql: deletedAtOf('i.id') },
  },
  filters: {
    q: contains(`i.name || ' @' || i.handle`, { handle: 'i.id = any(array(select influencers_called(?)))' }),
    category: '?::text = any(i.categories)',
    claimRequested: 'i.id in (select influencer_id from open_claims where ?::boolean)',
    tag: `i.id in (select subject_id from desk_subject_tags where kind = 'influencer' and tag = ?)`,
    flag: 'i.id in (select influencer_id from safety_flags where lifted_at is null and category = ?)',
    platform: 'i.id in (select influencer_id from social_accounts where platform = ?)',
    deleted: deletedFilter('i.id'),
  },
  facets: {
    platform: 'array(select distinct platform from social_accounts where influencer_id = i.id)',
    // `in` reads the claims once, whereas a correlated subquery would run for each row.
    claimRequested: `case when i.id in (select influencer_id from open_claims) then array['true'] end`,
    flag: 'array(select distinct category from safety_flags where influencer_id = i.id and lifted_at is null)',
  },
  usually: { deleted: false },
  defaultSort: ['createdAt', 'DESC'],
  notFound: profileErrors.influencerNotFound,
});
