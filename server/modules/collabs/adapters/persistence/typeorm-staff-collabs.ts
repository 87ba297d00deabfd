import { collabStages } from '../../../../contract/lists/index.js';
import type { FacetCounts } from '../../../../contract/rules/facet-counts.js';
import type { Database } from '../../../../shared/db/index.js';
import {
  contains,
  onlyOf,
  staffListFacets,
  type StaffListFacets,
  type StaffListFields,
  type StaffListPage,
  staffListPage,
  staffListRows,
} from '../../../../shared/staff-list/index.js';
import { collabErrors } from '../../domain/collab.errors.js';
import {
  type CollabColumn,
  StaffCollabs,
  type StaffCollabRow,
  type StaffListRequest,
  type VisitDay,
} from '../../ports/staff-collabs.js';

const fields: StaffListFields = {
  sortable: {
    id: 'c.id',
    stage: 'c.stage',
    outcome: 'c.outcome',
    visitAt: 'c.visit_at',
    // In the words of the indexes; what has ended comes last, the one that changed last first.
    dueAt: {
      ASC: 'c.next_step_by asc nulls last, c.updated_at desc, c.id desc',
      DESC: 'c.next_step_by desc nulls last, c.updated_at desc, c.id desc',
    },
    createdAt: 'c.created_at',
    updatedAt: 'c.updated_at',
  },
  filterable: {
    id: 'c.id = any(?::uuid[])',
    stage: 'c.stage = ?',
    outcome: 'c.outcome = ?',
    brandId: 'c.brand_id = ?',
    influencerId: 'c.influencer_id = ?',
    accountManager: 'c.brand_id in (select id from managed_brands where account_manager = ?)',
    dueBefore: `c.outcome = 'open' and c.content_due_at < ?::timestamptz`,
    visitFrom: `c.visit_at >= (?::date)::timestamp at time zone 'Europe/London'`,
    visitTo: `c.visit_at < (?::date)::timestamp at time zone 'Europe/London'`,
    noShowClaimed: `(c.outcome = 'open' and c.no_show_claimed_at is not null and c.checked_in_at is null) = ?::boolean`,
    tag: `c.id in (select subject_id from desk_subject_tags where kind = 'collab' and tag = ?)`,
    // Whoever takes part; each of the two finds its Collabs by its own index.
    q: `c.id in (
      select id from collabs where brand_id in (select id from profile_brand_cards where ${contains('lower(name)')})
      union all select id from collabs where influencer_id in (
        select id from profile_influencer_cards where ${contains(`(lower(name) || ' ' || lower(handle))`)}))`,
  },
  nullable: ['visitAt'],
  defaultSort: ['updatedAt', 'DESC'],
  tieBreaker: 'c.id',
};

const facets: StaffListFacets = {
  stage: 'array[c.stage::text]',
  outcome: 'array[c.outcome]',
  accountManager: 'array(select account_manager from managed_brands where id = c.brand_id)',
};

const cardsAColumn = '[0,49]';

const columns = `
  c.id, c.terms->>'title' as title, c.brand_id as "brandId", b.name as "brandName", c.influencer_id as "influencerId",
  i.handle as "influencerHandle", c.stage, c.outcome, c.visit_at as "visitAt", c.content_due_at as "contentDueAt", c.next_step_by as "dueAt",
  c.no_show_claimed_at as "noShowClaimedAt", c.no_show_answer as "noShowAnswer",
  (select count(*)::int from deliverables d where d.collab_id = c.id and d.status <> 'inprogress') as "piecesIn",
  (select count(*)::int from deliverables d where d.collab_id = c.id) as pieces,
  c.created_at as "createdAt", c.updated_at as "updatedAt"`;

const withCards = `
  join profile_brand_cards b on b.id = c.brand_id
  join profile_influencer_cards i on i.id = c.influencer_id`;

const collabs = { from: 'collabs c', beside: withCards, columns, fields };

export class TypeOrmStaffCollabs extends StaffCollabs {
  constructor(private readonly db: Database) {
    super();
  }

  list(request: StaffListRequest): Promise<StaffListPage<StaffCollabRow>> {
    return staffListPage(this.db, collabs, request);
  }

  facets(request: Pick<StaffListRequest, 'filter'>): Promise<FacetCounts> {
    return staffListFacets(this.db, collabs, facets, request);
  }

  board({ filter }: Pick<StaffListRequest, 'filter'>): Promise<CollabColumn[]> {
    const column = async ({ id: stage }: (typeof collabStages)[number]): Promise<CollabColumn> => {
      const done = stage === collabStages.at(-1)!.id;
      const sort = JSON.stringify(done ? ['updatedAt', 'DESC'] : ['dueAt', 'ASC']);
      const narrowed = onlyOf({ filter, sort, range: cardsAColumn }, { stage, outcome: done ? 'completed' : 'open' });
      const { rows, total } = await this.list(narrowed);
      return { stage, total, collabs: rows };
    };
    return Promise.all(collabStages.map(column));
  }

  visits(from: string): Promise<VisitDay[]> {
    return this.db.quickRead<VisitDay>(
      `select day::text, (
         select count(*)::int from collabs c
         where c.outcome = 'open' and c.visit_at >= day::timestamp at time zone 'Europe/London'
           and c.visit_at < (day + 1)::timestamp at time zone 'Europe/London') as visits
       from (select $1::date + n as day from generate_series(0, 13) n) days order by day`,
      [from],
      'staff-visits',
    );
  }

  all(request: StaffListRequest): AsyncIterable<StaffCollabRow[]> {
    return staffListRows(this.db, collabs, request);
  }

  async get(id: string): Promise<StaffCollabRow> {
    const [row] = await this.db.rows<StaffCollabRow>(`select ${columns} from collabs c ${withCards} where c.id = $1`, [
      id,
    ]);
    if (!row) throw collabErrors.notFound(id);
    return row;
  }
}
