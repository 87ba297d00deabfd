import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { type PlanId, upgradePlans } from '../../../server/contract/plans';
import { useSession } from '../session/session-context';
import { checkoutMemory } from './checkout-memory';
import { upgrade } from './upgrade';
import { useBilling } from './use-billing';
import { useParamOnce } from './use-param-once';

const UpgradeModal = lazy(() =>
  import('../../features/billing/UpgradeModal').then((module) => ({ default: module.UpgradeModal })),
);

/** Where the plans appear for a brand, when something asks for them. They are loaded then, and not before. */
export function UpgradeHost() {
  const { actor } = useSession();
  const asked = useSyncExternalStore(upgrade.subscribe, upgrade.now);
  useUpgradeInAddress();
  useWantedPlan();
  if (!asked || actor.type !== 'brand') return null;
  return (
    <Suspense fallback={null}>
      <UpgradeModal plan={asked.plan} onClose={upgrade.close} />
    </Suspense>
  );
}

/** `?upgrade=starter` on any page shows the plans, with that one first in mind; the address then forgets it. */
function useUpgradeInAddress(): void {
  useParamOnce('upgrade', (named) => upgrade.open(paidPlanOf(named)));
}

const paidPlanOf = (name: string): PlanId | null => upgradePlans.find(({ id }) => id === name)?.id ?? null;

/** Whoever joined with a plan that costs something is led to it once. */
function useWantedPlan(): void {
  const { actor } = useSession();
  const billing = useBilling();
  const wanted = billing?.portalUrl ? billing.wantedPlan : null;
  useEffect(() => {
    if (!wanted || checkoutMemory.wasLed(actor.uid)) return;
    checkoutMemory.keepLed(actor.uid);
    upgrade.open(wanted);
  }, [wanted, actor.uid]);
}
