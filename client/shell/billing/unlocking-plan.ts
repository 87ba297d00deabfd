import { type Feature, includes } from '../../../server/contract/features';
import { type Plan, planFor, plans } from '../../../server/contract/plans';
import type { Billing } from './use-billing';

/** The smallest larger plan that has the feature; null where staff have locked it, or where no plan has it by itself. */
export function unlockingPlan({ plan, entitlements }: Billing, feature: Feature): Plan | null {
  const entitlement = entitlements.features.find((each) => each.feature === feature);
  if (!entitlement || entitlement.allowed || entitlement.reason !== 'plan') return null;
  const price = planFor(plan).priceMonthlyPence;
  return plans.find((each) => each.priceMonthlyPence > price && includes(each, feature)) ?? null;
}
