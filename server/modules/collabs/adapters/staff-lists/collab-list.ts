import { collabOutcomeLabel, collabStageLabel } from '../../../../contract/lists/index.js';
import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { StaffCollabView } from '../http/admin-collabs.dto.js';

/** The brand has claimed that content wasn't delivered, and the claim is open. */
const openClaim = `c.outcome = 'open' and c.undelivered_claim @> '{"settled": null}'`;

const contestedBill = `c.bill @> '{"status": "contested"}'`;

export const collabList = defineStaffList<StaffCollabView>({
  resource: 'collab-explorer',
  row: StaffCollabView,
  names: { one: 'Collab', many: 'Collabs' },
  titles: { one: 'a Collab', many: 'all Collabs' },
  about:
    'Sorted by `dueAt` in ascending order, overdue Collabs come first and ended ones last. `accountManager` is the brand’s.',
  from: 'collabs c',
  beside: `
    join profile_brand_cards b on b.id = c.brand_id
    join profile_influencer_cards i on i.id = c.influencer_id`,
  fields: {
    id: { sql: 'c.id', sort: true, filter: 'c.id = any(?::uuid[])' },
    title: { sql: `c.terms->>'title'`, csv: 'Title' },
    brandId: { sql: 'c.brand_id', filter: true },
    brandName: { sql: 'b.name', csv: 'Brand' },
    influencerId: { sql: 'c.influencer_id', filter: true },
    influencerHandle: { sql: 'i.handle', csv: 'Influencer' },
    stage: {
      sql: 'c.stage',
      sort: true,
      filter: true,
      facet: true,
      csv: { Stage: (stage) => collabStageLabel(stage) },
    },
    outcome: {
      sql: 'c.outcome',
      sort: true,
      filter: true,
      facet: true,
      csv: { Outcome: (outcome) => collabOutcomeLabel(outcome) },
    },
    visitAt: { sql: 'c.visit_at', sort: true, nullsLast: true, csv: 'Visit' },
    contentDueAt: { sql: 'c.content_due_at', csv: 'Content due' },
    dueAt: {
      sql: 'c.next_step_by',
      // Written to match the indexes; ended Collabs come last, most recently changed first.
      sort: {
        ASC: 'c.next_step_by asc nulls last, c.updated_at desc, c.id desc',
        DESC: 'c.next_step_by desc nulls last, c.updated_at desc, c.id desc',
      },
    },
    lateFrom: { sql: 'c.late_from', csv: 'Late from' },
    owed: {
      sql: `(select count(*)::int from deliverables d where d.collab_id = c.id and d.status <> 'published'
        and c.outcome = 'open' and c.checked_in_at is not null)`,
      csv: 'Pieces owed',
    },
    contentClaimed: { sql: `coalesce(${openClaim}, false)` },
    billContested: { sql: `coalesce(${contestedBill}, false)` },
    useReported: { sql: 'c.use_reported' },
    noShowClaimedAt: { sql: 'c.no_show_claimed_at' },
    noShowAnswer: { sql: 'c.no_show_answer' },
    piecesIn: {
      sql: `(select count(*)::int from deliverables d where d.collab_id = c.id and d.status <> 'inprogress')`,
      csv: 'Pieces in',
    },
    pieces: { sql: '(select count(*)::int from deliverables d where d.collab_id = c.id)', csv: 'Pieces' },
    createdAt: { sql: 'c.created_at', sort: true },
    updatedAt: { sql: 'c.updated_at', sort: true, csv: 'Changed' },
  },
  filters: {
    accountManager: 'c.brand_id in (select id from managed_brands where account_manager = ?)',
    dueBefore: `c.outcome = 'open' and c.late_from < ?::timestamptz`,
    notDueBefore: `(c.outcome = 'open' and c.late_from < ?::timestamptz) is not true`,
    // Written to match the index; false matches none.
    contentClaimed: `${openClaim} and ?::boolean`,
    billContested: `${contestedBill} and ?::boolean`,
    useReported: 'c.use_reported and ?::boolean',
    visitFrom: `c.visit_at >= (?::date)::timestamp at time zone 'Europe/London'`,
    visitTo: `c.visit_at < (?::date)::timestamp at time zone 'Europe/London'`,
    noShowClaimed: `(c.outcome = 'open' and c.no_show_claimed_at is not null and c.checked_in_at is null) = ?::boolean`,
    tag: `c.id in (select subject_id from desk_subject_tags where kind = 'collab' and tag = ?)`,
    // The brand or the influencer; each is looked up by its own index.
    q: {
      text: 'words',
      where: `c.id in (select id from collabs where brand_id in (select id from search_brands where ?)
        union all select id from collabs where influencer_id in (select id from search_influencers where ?))`,
      handle: 'id = any(array(select influencers_called(?)))',
    },
  },
  facets: { accountManager: 'array(select account_manager from managed_brands where id = c.brand_id)' },
  defaultSort: ['updatedAt', 'DESC'],
  notFound: collabErrors.notFound,
});
