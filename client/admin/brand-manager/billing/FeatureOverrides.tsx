import type { FeatureReason } from '../../../../server/contract/features';
import { planFor } from '../../../../server/contract/plans';
import { longDay } from '../../../ui/day';
import type { components } from '../../../api/schema';
import type { Subscription } from './billing-actions';
import { FeatureList } from './FeatureList';

type Entitlement = components['schemas']['EntitlementView'];
type FeatureOverridesProps = { brandId: string; subscription: Subscription; mayChange: boolean };

const because: Readonly<Record<FeatureReason, (plan: string) => string>> = {
  plan: (plan) => `by ${plan}`,
  grant: () => 'granted by staff',
  lock: () => 'locked by staff',
};

function stateOf({ allowed, reason, until }: Entitlement, plan: string): string {
  const state = `${allowed ? 'Open' : 'Closed'}, ${because[reason](plan)}`;
  return until ? `${state} until ${longDay(until)}` : state;
}

/** Every feature with why it is open or closed; staff may decide otherwise than the plan. */
export function FeatureOverrides({ brandId, subscription: { billing }, mayChange }: FeatureOverridesProps) {
  const plan = planFor(billing.plan).name;
  const rows = billing.entitlements.features;
  return <FeatureList {...{ brandId, rows, mayChange }} stateOf={(entitlement) => stateOf(entitlement, plan)} />;
}
