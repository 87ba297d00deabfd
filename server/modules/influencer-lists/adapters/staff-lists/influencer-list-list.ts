import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import { type InfluencerList, listErrors } from '../../domain/influencer-list.js';
import { StaffInfluencerListView } from '../http/influencer-lists.dto.js';
import { InfluencerListSchema } from '../persistence/influencer-list.schema.js';

export const influencerListList = defineStaffList<StaffInfluencerListView, Omit<InfluencerList, 'members'>>({
  resource: 'influencer-list-explorer',
  row: StaffInfluencerListView,
  names: { one: 'InfluencerList', many: 'InfluencerLists' },
  titles: { one: 'One list of influencers', many: 'All lists of influencers' },
  about: 'influencerId finds the lists that they are on. Lists of brands are not among them.',
  from: '(select * from influencer_lists where brand_id is null) l',
  schema: InfluencerListSchema,
  without: ['brandId', 'createdBy', 'version'],
  fields: {
    id: { sort: true, filter: 'l.id = any(?::uuid[])' },
    name: { sort: 'lower(l.name)' },
    createdAt: { sort: true },
    updatedAt: { sort: true },
    members: { sql: '(select count(*)::int from influencer_list_members m where m.list_id = l.id)' },
    links: { sql: '(select count(*)::int from influencer_list_links k where k.list_id = l.id)' },
  },
  filters: {
    q: contains('l.name'),
    influencerId: 'l.id in (select list_id from influencer_list_members where influencer_id = ?::uuid)',
  },
  defaultSort: ['updatedAt', 'DESC'],
  notFound: listErrors.notFound,
});
