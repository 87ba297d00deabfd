import {
  type OnboardingStage,
  onboardingStages,
  type SalesStage,
  salesStages,
} from '../../../../contract/lists/index.js';
import type { PlanId } from '../../../../contract/plans.js';
import type { FacetCounts } from '../../../../contract/rules/facet-counts.js';
import { columnsOf, type Database } from '../../../../shared/db/index.js';
import {
  contains,
  onlyOf,
  staffListFacets,
  type StaffListFacets,
  type StaffListFields,
  staffListPage,
  type StaffListPage,
  type StaffListQuery,
  staffListRows,
} from '../../../../shared/staff-list/index.js';
import type { Brand } from '../../domain/brand.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { deletedAtOf, deletedFilter, unlessDeleted } from '../persistence/sql-deleted-profiles.js';
import { BrandSchema } from '../persistence/typeorm-brand.repository.js';

/** The brand as it is stored; moments are written as ISO 8601 on the wire. */
export type StaffBrandRow = Omit<Brand, 'createdAt' | 'updatedAt' | 'salesStageSince' | 'onboardingStageSince'> &
  Readonly<{
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
    salesStageSince: string;
    onboardingStageSince: string;
  }>;

/** A card of a board: the brand, and the plan that it is on. */
export type BrandCardRow = StaffBrandRow & Readonly<{ plan: PlanId }>;

/** A column of a board: the brands that have been there longest, and how many there are in all. */
export type BrandColumn = Readonly<{ stage: SalesStage | OnboardingStage; total: number; brands: BrandCardRow[] }>;
export type BoardBy = 'sales' | 'onboarding';

const fields: StaffListFields = {
  sortable: {
    id: 'b.id',
    name: 'lower(b.name)',
    city: 'b.city',
    category: 'b.category',
    salesStage: 'b.sales_stage',
    onboardingStage: 'b.onboarding_stage',
    priority: 'b.priority',
    salesStageSince: 'b.sales_stage_since',
    onboardingStageSince: 'b.onboarding_stage_since',
    createdAt: 'b.created_at',
    updatedAt: 'b.updated_at',
  },
  filterable: {
    id: 'b.id = any(?::uuid[])',
    q: contains(`(lower(b.name) || ' ' || lower(b.email))`),
    city: 'b.city = ?',
    category: 'b.category = ?',
    salesStage: 'b.sales_stage = ?',
    onboardingStage: 'b.onboarding_stage = ?',
    accountManager: 'b.account_manager = ?',
    priority: 'b.priority = ?',
    tag: `b.id in (select subject_id from desk_subject_tags where kind = 'brand' and tag = ?)`,
    unpaid: '(b.id in (select brand_id from unpaid_brands)) = ?::boolean',
    deleted: deletedFilter('b.id'),
  },
  defaultSort: ['createdAt', 'DESC'],
  tieBreaker: 'b.id',
};

const facets: StaffListFacets = {
  city: 'array[b.city]',
  category: 'array[b.category]',
  salesStage: 'array[b.sales_stage::text]',
  accountManager: 'array[b.account_manager]',
  priority: 'array[b.priority::text]',
};

const cardsAColumn = '[0,49]';

const columns = `
  ${columnsOf(BrandSchema, 'b')}, ${deletedAtOf('b.id')} as "deletedAt"`;

/** As billing publishes it; whoever has never subscribed is on Basic. */
const cardColumns = `${columns},
  coalesce((select u.plan from billing_plan_usage u where u.brand_id = b.id), 'basic') as plan`;

/** The brand manager's rows. */
export class StaffBrands {
  constructor(private readonly db: Database) {}

  list(request: StaffListQuery): Promise<StaffListPage<StaffBrandRow>> {
    return staffListPage(this.db, { from: 'brands b', columns, fields }, unlessDeleted(request));
  }

  /** @throws request/bad-list-query */
  facets({ filter }: Pick<StaffListQuery, 'filter'>): Promise<FacetCounts> {
    return staffListFacets(this.db, { from: 'brands b', fields }, facets, unlessDeleted({ filter }));
  }

  /** A column a stage, in their order. */
  board(by: BoardBy, { filter }: Pick<StaffListQuery, 'filter'>): Promise<BrandColumn[]> {
    const stages = by === 'sales' ? salesStages : onboardingStages;
    const sort = JSON.stringify([`${by}StageSince`, 'ASC']);
    const column = async ({ id: stage }: (typeof stages)[number]): Promise<BrandColumn> => {
      const request = onlyOf({ filter, sort, range: cardsAColumn }, { [`${by}Stage`]: stage });
      const cards = { from: 'brands b', columns: cardColumns, fields };
      const { rows: brands, total } = await staffListPage<BrandCardRow>(this.db, cards, unlessDeleted(request));
      return { stage, total, brands };
    };
    return Promise.all(stages.map(column));
  }

  /** All that the filter leaves, some at a time. */
  all(request: StaffListQuery): AsyncIterable<StaffBrandRow[]> {
    return staffListRows(this.db, { from: 'brands b', columns, fields }, unlessDeleted(request));
  }

  /** @throws profileErrors.brandNotFound */
  async get(id: string): Promise<StaffBrandRow> {
    const [row] = await this.db.quickRead<StaffBrandRow>(
      `select ${columns} from brands b where b.id = $1`,
      [id],
      'staff-brand',
    );
    if (!row) throw profileErrors.brandNotFound(id);
    return row;
  }
}
