import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { connectionErrors } from '../../domain/connection.errors.js';
import { ContestedSignView } from '../http/account-signs.dto.js';

export const contestList = defineStaffList<ContestedSignView>({
  resource: 'sign-contests',
  row: ContestedSignView,
  names: { one: 'SignContest', many: 'SignContests' },
  titles: { one: 'a contested figure', many: 'contested figures' },
  about: 'Sorted by `waiting`, open ones come first, oldest first; then decided ones, newest decision first.',
  from: 'sign_contests c',
  beside: 'left join profile_influencer_cards i on i.id = c.influencer_id',
  fields: {
    id: { sql: 'c.id', sort: true, filter: 'c.id = any(?::uuid[])' },
    influencerId: { sql: 'c.influencer_id', filter: 'c.influencer_id = ?::uuid' },
    name: { sql: `coalesce(i.name, 'A former member')` },
    platform: { sql: 'c.platform', filter: true },
    kind: { sql: 'c.kind', filter: true },
    words: { sql: 'c.words' },
    reason: { sql: 'c.reason' },
    contestedAt: { sql: 'c.contested_at', sort: true },
    decision: { sql: 'c.decision', filter: true },
    note: { sql: 'c.note' },
    decidedAt: { sql: 'c.decided_at', sort: true, nullsLast: true },
  },
  sorts: {
    waiting: {
      ASC: 'c.decided_at is not null, case when c.decided_at is null then c.contested_at end, c.decided_at desc, c.id desc',
      DESC: 'c.decided_at is null, case when c.decided_at is null then c.contested_at end desc, c.decided_at, c.id',
    },
  },
  filters: { waiting: '(c.decided_at is null) = ?::boolean' },
  defaultSort: ['waiting', 'ASC'],
  notFound: connectionErrors.contestNotFound,
});
