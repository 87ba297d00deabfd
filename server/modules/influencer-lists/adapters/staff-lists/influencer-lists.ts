import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import type { InfluencerLineView } from '../../../profiles/index.js';
import { type InfluencerList, listErrors } from '../../domain/influencer-list.js';
import { StaffInfluencerListView, StaffListMemberView } from '../http/influencer-lists.dto.js';
import { InfluencerListSchema } from '../persistence/influencer-list.schema.js';

export const influencerListList = defineStaffList<StaffInfluencerListView, Omit<InfluencerList, 'members'>>({
  resource: 'influencer-list-explorer',
  row: StaffInfluencerListView,
  names: { one: 'InfluencerList', many: 'InfluencerLists' },
  titles: { one: 'an influencer list', many: 'all influencer lists' },
  about: '`influencerId` returns the lists with that influencer. Doesn’t include brands’ lists.',
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

/** A list entry; data about the profile is looked up by its key. */
const member = (what: string) => `(select ${what} from profile_influencer_facts i where i.id = m.influencer_id)`;

/** A list's members before profile data is added: hence its own routes, below those of the list. */
export const listMemberList = defineStaffList<Omit<StaffListMemberView, Exclude<keyof InfluencerLineView, 'id'>>>({
  resource: 'members',
  row: StaffListMemberView,
  names: { many: 'ListMembers' },
  titles: { many: 'the influencers on a list' },
  from: 'influencer_list_members m',
  fields: {
    id: { sql: 'm.influencer_id', sort: true, filter: 'm.influencer_id = any(?::uuid[])' },
    note: { sql: 'm.note' },
    place: { sql: 'm.place', sort: true },
    addedAt: { sql: 'm.added_at', sort: true },
    votes: {
      sql: `(select coalesce(json_agg(json_build_object(
               'label', k.label, 'vote', v.vote, 'comment', v.comment, 'votedAt', v.voted_at) order by k.created_at, k.id), '[]'::json)
             from influencer_list_links k join influencer_list_votes v on v.link_id = k.id
             where k.list_id = m.list_id and v.influencer_id = m.influencer_id)`,
    },
  },
  sorts: { handle: member('lower(i.handle)'), followers: member('i.followers') },
  filters: {
    listId: 'm.list_id = ?::uuid',
    q: contains(`i.name || ' @' || i.handle`, {
      where: 'exists (select from profile_influencer_facts i where i.id = m.influencer_id and ?)',
      handle: 'i.id = any(array(select influencers_called(?)))',
    }),
    vote: `exists (
      select from influencer_list_votes v join influencer_list_links k on k.id = v.link_id
      where v.influencer_id = m.influencer_id and k.list_id = m.list_id and v.vote = ?)`,
  },
  defaultSort: ['place', 'ASC'],
});
