import { type Feature, includes } from '../../../server/contract/features';
import { type PlanId, type Plan, planFor, plans } from '../../../server/contract/plans';
import { valueStore } from '../../api/value-store';
import type { Billing } from './use-billing';

type Asked = Readonly<{
  /** The preselected plan; null for the most popular one. */
  plan: PlanId | null;
}>;

const { now, set, subscribe } = valueStore<Asked | null>(null);

/** Whether the plans are shown over the page. Any component can request it. */
export const upgrade = {
  open: (plan: PlanId | null = null) => set({ plan }),
  close: () => set(null),
  now,
  subscribe,
};

/** The smallest larger plan with the feature; null if staff have locked it, or no plan includes it. */
export function unlockingPlan({ plan, entitlements }: Billing, feature: Feature): Plan | null {
  const entitlement = entitlements.features.find((each) => each.feature === feature);
  if (!entitlement || entitlement.allowed || entitlement.reason !== 'plan') return null;
  const price = planFor(plan).priceMonthlyPence;
  return plans.find((each) => each.priceMonthlyPence > price && includes(each, feature)) ?? null;
}
