import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { WaitingInfluencerView } from '../http/influencer-reviews.dto.js';

/** Influencers waiting for review, before profile data is added; except those deleted or closing their account. */
export const reviewList = defineStaffList<Pick<WaitingInfluencerView, 'id' | 'why' | 'since'>>({
  resource: 'influencer-reviews',
  row: WaitingInfluencerView,
  names: { one: 'Review', many: 'Reviews' },
  titles: { one: 'an influencer waiting for review', many: 'influencers waiting for review' },
  from: 'open_reviews r',
  fields: {
    id: { sql: 'r.influencer_id', sort: true, filter: 'r.influencer_id = any(?::uuid[])' },
    why: { sql: 'r.why', sort: true, filter: true },
    since: { sql: 'r.since', sort: true },
  },
  defaultSort: ['since', 'ASC'],
});
