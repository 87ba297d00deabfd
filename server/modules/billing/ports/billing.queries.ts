import type { PlanId } from '../../../contract/plans.js';
import type { Override } from '../domain/entitlement.js';
import type { SubscriptionStatus } from '../domain/subscription.js';

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

export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

/** Reading billing for screens. */
export abstract class BillingQueries {
  /** @throws request/bad-list-query */
  abstract subscriptions(
    request: StaffListRequest,
  ): Promise<{ rows: StaffSubscriptionRow[]; total: number; offset: number }>;

  /** @throws billing/brand-not-found */
  abstract subscription(brandId: string): Promise<StaffSubscriptionRow>;

  /** What staff have ever granted and locked, newest first. */
  abstract overrides(brandId: string): Promise<Override[]>;
}
