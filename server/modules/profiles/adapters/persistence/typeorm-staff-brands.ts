import type { Database } from '../../../../shared/db/index.js';
import type { StaffListFields } from '../../../../shared/http/staff-list.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { StaffBrands, type StaffBrandRow, type StaffListPage, type StaffListRequest } from '../../ports/staff-lists.js';
import { deletedAtOf, deletedFilter } from './sql-deleted-profiles.js';
import { contains, staffListPage, unlessDeleted } from './staff-list-page.js';

const fields: StaffListFields = {
  sortable: {
    id: 'b.id',
    name: 'lower(b.name)',
    city: 'b.city',
    category: 'b.category',
    salesStage: 'b.sales_stage',
    onboardingStage: 'b.onboarding_stage',
    priority: 'b.priority',
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
    deleted: deletedFilter('b.id'),
  },
  defaultSort: ['createdAt', 'DESC'],
  tieBreaker: 'b.id',
};

const columns = `
  b.id, b.name, b.slug, b.email, b.city, b.category, b.about, b.website, b.avatar_path as "avatarPath",
  b.sales_stage as "salesStage", b.onboarding_stage as "onboardingStage", b.account_manager as "accountManager", b.priority,
  b.created_at as "createdAt", b.updated_at as "updatedAt",
  ${deletedAtOf('b.id')} as "deletedAt"`;

export class TypeOrmStaffBrands extends StaffBrands {
  constructor(private readonly db: Database) {
    super();
  }

  list(request: StaffListRequest): Promise<StaffListPage<StaffBrandRow>> {
    return staffListPage(this.db, { from: 'brands b', columns, fields }, unlessDeleted(request));
  }

  async get(id: string): Promise<StaffBrandRow> {
    const [row] = await this.db.rows<StaffBrandRow>(
      `select ${columns} from brands b where b.id = $1`,
      [id],
      'staff-brand',
    );
    if (!row) throw profileErrors.brandNotFound(id);
    return row;
  }
}
