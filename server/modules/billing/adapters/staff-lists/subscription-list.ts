import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import { StaffSubscriptionView } from '../http/admin-billing.dto.js';

/** Includes brands that never had a plan, on Basic. */
const brandsWithPlans = `(
  select b.id, b.name, case when s.paying then s.plan else 'basic' end as plan, coalesce(s.status, 'none') as status,
    coalesce(s.paying, false) as paying, s.period_ends_at, s.cancels_at, s.unpaid_since, s.wanted_plan,
    coalesce(s.questions, '{}') as questions
  from profile_brand_cards b left join subscriptions s on s.brand_id = b.id) b`;

export const subscriptionList = defineStaffList<StaffSubscriptionView>({
  resource: 'subscriptions',
  row: StaffSubscriptionView,
  names: { many: 'Subscriptions' },
  titles: { many: 'all brands with their plans' },
  from: brandsWithPlans,
  beside: `
    left join credit_accounts a on a.brand_id = b.id
    left join billing_customers c on c.brand_id = b.id`,
  fields: {
    id: { sql: 'b.id', sort: true, filter: 'b.id = any(?::uuid[])' },
    name: { sql: 'b.name', sort: true },
    plan: { sql: 'b.plan', sort: true, filter: true },
    status: { sql: 'b.status', sort: true, filter: true },
    paying: { sql: 'b.paying', filter: true },
    periodEndsAt: { sql: 'b.period_ends_at', sort: true, nullsLast: true },
    cancelsAt: { sql: 'b.cancels_at' },
    unpaidSince: { sql: 'b.unpaid_since' },
    wantedPlan: { sql: 'b.wanted_plan' },
    questions: { sql: 'b.questions' },
    freeLeft: { sql: 'case when a.period_ends_at > :now then a.free_left else 0 end' },
    keptLeft: { sql: 'coalesce(a.kept_left, 0)' },
    overrides: {
      sql: '(select count(*)::int from entitlement_overrides o where o.brand_id = b.id and o.ended_at is null)',
    },
    customerId: { sql: 'c.customer_id' },
  },
  filters: { q: { text: 'words', where: 'b.id in (select id from search_brands where ?)' } },
  defaultSort: ['name', 'ASC'],
  notFound: billingErrors.brandNotFound,
});
