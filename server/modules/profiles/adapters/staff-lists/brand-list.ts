import {
  accountManagers,
  categoryLabel,
  cityLabel,
  labelOf,
  onboardingStageLabel,
  priorityLabel,
  salesStageLabel,
} from '../../../../contract/lists/index.js';
import { planFor } from '../../../../contract/plans.js';
import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import type { Brand } from '../../domain/brand.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { StaffBrandView } from '../http/brand-manager.dto.js';
import { deletedAtOf, deletedFilter } from '../persistence/sql-deleted-profiles.js';
import { BrandSchema } from '../persistence/typeorm-brand.repository.js';

export const brandList = defineStaffList<StaffBrandView, Brand>({
  resource: 'brand-manager',
  row: StaffBrandView,
  names: { one: 'Brand', many: 'Brands' },
  titles: { one: 'a brand', many: 'all brands' },
  from: 'brands b',
  schema: BrandSchema,
  fields: {
    id: { sort: true, filter: 'b.id = any(?::uuid[])' },
    name: { sort: 'lower(b.name)', csv: 'Name' },
    email: { csv: 'Email' },
    city: { sort: true, filter: true, facet: true, csv: { City: (city) => cityLabel(city) } },
    category: { sort: true, filter: true, facet: true, csv: { Category: (category) => categoryLabel(category) } },
    salesStage: { sort: true, filter: true, facet: true, csv: { 'Sales stage': (stage) => salesStageLabel(stage) } },
    salesStageSince: { sort: true },
    onboardingStage: { sort: true, filter: true, csv: { 'Onboarding stage': (stage) => onboardingStageLabel(stage) } },
    onboardingStageSince: { sort: true },
    // As billing publishes it: brands without a paid plan are on Basic.
    plan: {
      sql: `coalesce((select u.plan from billing_plan_usage u where u.brand_id = b.id and u.paying), 'basic')`,
      csv: { Plan: (plan) => planFor(plan).name },
    },
    accountManager: {
      filter: true,
      facet: true,
      csv: { 'Account manager': (manager) => manager && labelOf(accountManagers, manager, 'N/A') },
    },
    priority: { sort: true, filter: true, facet: true, csv: { Priority: (priority) => priorityLabel(priority) } },
    createdAt: { sort: true, csv: 'Created' },
    updatedAt: { sort: true },
    deletedAt: { sql: deletedAtOf('b.id') },
  },
  filters: {
    q: contains(`b.name || ' ' || b.email`),
    tag: `b.id in (select subject_id from desk_subject_tags where kind = 'brand' and tag = ?)`,
    paymentToCheck: '(b.id in (select brand_id from payments_to_check)) = ?::boolean',
    deleted: deletedFilter('b.id'),
  },
  usually: { deleted: false },
  defaultSort: ['createdAt', 'DESC'],
  notFound: profileErrors.brandNotFound,
});
