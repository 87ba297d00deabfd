import { type Feature, includes } from '../../../server/contract/features';
import { type PlanId, type Plan, planFor, plans } from '../../../server/contract/plans';
import { valueStore } from '../../api/value-store';
import type { Billing } from './use-billing';

type Asked = Readonly<{
  /** The plan to begin with; null for the one that most brands take. */
  plan: PlanId | null;
}>;

const { now, set, subscribe } = valueStore<Asked | null>(null);

/** Whether the plans are to be shown over the page. Anything on any page may ask for it. */
export const upgrade = {
  open: (plan: PlanId | null = null) => set({ plan }),
  close: () => set(null),
  now,
  subscribe,
};

/** The smallest larger plan that has the feature; null if staff have locked it, or no plan includes it. */
export function unlockingPlan({ plan, entitlements }: Billing, feature: Feature): Plan | null {
  const entitlement = entitlements.features.find((each) => each.feature === feature);
  if (!entitlement || entitlement.allowed || entitlement.reason !== 'plan') return null;
  const price = planFor(plan).priceMonthlyPence;
  return plans.find((each) => each.priceMonthlyPence > price && includes(each, feature)) ?? null;
}
