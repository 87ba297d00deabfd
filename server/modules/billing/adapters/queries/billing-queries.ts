import type { PlanId } from '../../../../contract/plans.js';
import { columnsOf, type Database } from '../../../../shared/db/index.js';
import {
  contains,
  type StaffListFields,
  type StaffListPage,
  type StaffListQuery,
  staffListSql,
  totalsOf,
  withinBounds,
} from '../../../../shared/staff-list/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { Override } from '../../domain/entitlement.js';
import type { SubscriptionStatus } from '../../domain/subscription.js';
import { EntitlementOverrideSchema } from '../persistence/typeorm-entitlement.repository.js';

/** One brand's plan as staff see it in a list. Brands that never had any are there too, on Basic. */
export type StaffSubscriptionRow = Readonly<{
  id: string;
  name: string;
  plan: PlanId;
  status: SubscriptionStatus;
  paying: boolean;
  periodEndsAt: Date | null;
  cancelsAt: Date | null;
  unpaidSince: Date | null;
  wantedPlan: PlanId | null;
  freeLeft: number;
  keptLeft: number;
  /** How many features staff have granted or locked. */
  overrides: number;
  customerId: string | null;
  updatedAt: Date | null;
}>;

const fields: StaffListFields = {
  sortable: {
    id: 'b.id',
    name: 'b.name',
    plan: `case when s.paying then s.plan else 'basic' end`,
    status: `coalesce(s.status, 'none')`,
    periodEndsAt: 's.period_ends_at',
  },
  filterable: {
    id: 'b.id = any(?::uuid[])',
    q: contains('lower(b.name)'),
    plan: `case when s.paying then s.plan else 'basic' end = ?`,
    status: `coalesce(s.status, 'none') = ?`,
    paying: `coalesce(s.paying, false) = ?`,
  },
  nullable: ['periodEndsAt'],
  defaultSort: ['name', 'ASC'],
  tieBreaker: 'b.id',
};

/** There are as many brands as staff know by name; a list of them is read whole. */
const from = `
  from profile_brand_cards b
  left join subscriptions s on s.brand_id = b.id
  left join credit_accounts a on a.brand_id = b.id
  left join billing_customers c on c.brand_id = b.id`;

const columns = `
  b.id, b.name, case when s.paying then s.plan else 'basic' end as plan, coalesce(s.status, 'none') as status,
  coalesce(s.paying, false) as paying, s.period_ends_at as "periodEndsAt", s.cancels_at as "cancelsAt",
  s.unpaid_since as "unpaidSince", s.wanted_plan as "wantedPlan", coalesce(a.free_left, 0) as "freeLeft",
  coalesce(a.kept_left, 0) as "keptLeft", c.customer_id as "customerId", s.updated_at as "updatedAt",
  (select count(*)::int from entitlement_overrides o where o.brand_id = b.id and o.ended_at is null) as overrides`;

/** Brands' plans and money as staff see them. */
export class BillingQueries {
  constructor(private readonly db: Database) {}

  /** @throws request/bad-list-query */
  async subscriptions(query: StaffListQuery): Promise<StaffListPage<StaffSubscriptionRow>> {
    const { where, orderBy, limit, offset, values } = staffListSql(fields, query);
    return withinBounds(async () => {
      const [rows, total] = await Promise.all([
        this.db.rows<StaffSubscriptionRow>(
          `select ${columns} ${from} where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
          values,
        ),
        totalsOf(this.db).count(`${from} where ${where}`, values),
      ]);
      return { rows, total, offset };
    });
  }

  /** @throws billing/brand-not-found */
  async subscription(brandId: string): Promise<StaffSubscriptionRow> {
    const [row] = await this.db.rows<StaffSubscriptionRow>(`select ${columns} ${from} where b.id = $1`, [brandId]);
    if (!row) throw billingErrors.brandNotFound();
    return row;
  }

  /** What staff have ever granted and locked, newest first. */
  overrides(brandId: string): Promise<Override[]> {
    return this.db.rows<Override>(
      `select ${columnsOf(EntitlementOverrideSchema)} from entitlement_overrides where brand_id = $1 order by made_at desc, id desc limit 100`,
      [brandId],
    );
  }
}
