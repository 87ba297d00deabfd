import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, Suspense, useState, useSyncExternalStore, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type PlanId, upgradePlans } from '../../../server/contract/plans';
import { ProblemError } from '../../api/client';
import { lazyWithMui } from '../../app/theme/with-mui';
import { toast } from '../../ui/toast';
import { useSession } from '../session/session-context';
import { checkoutMemory } from './checkout-memory';
import { upgrade } from './upgrade';
import { useBilling, billingKey } from './use-billing';

/** What plans add to every page: the plan picker, notices about locked features, and an up-to-date session. */
export function BillingHost() {
  usePaying();
  return (
    <>
      <UpgradeHost />
      <LockedHost />
      <CheckoutWords />
    </>
  );
}

/** The session says whether the brand pays. If the plan disagrees, that has changed since. */
function usePaying(): void {
  const { profile, refresh } = useSession();
  const billing = useBilling();
  const known = profile?.type === 'brand' ? profile.profile.paying : undefined;
  const isOld = typeof known === 'boolean' && billing !== undefined && billing.paying !== known;
  useEffect(() => {
    if (isOld) void refresh();
  }, [isOld, refresh]);
}

const words: Readonly<Record<string, string | undefined>> = {
  success: 'Thank you. We’re confirming your payment. This page will update automatically.',
  cancelled: 'You haven’t paid, and nothing has changed.',
};

/** Says once how the visit to the card provider ended, on the page to which it returns. */
function CheckoutWords() {
  useParamOnce('checkout', (outcome) => {
    const said = words[outcome];
    if (said) toast.say(said);
  });
  return null;
}

const FeatureUnavailable = lazyWithMui(() =>
  import('../FeatureUnavailable').then((module) => module.FeatureUnavailable),
);

type Locked = Readonly<{ feature: ProblemError['feature'] }>;

/** Whenever the server says that a feature is locked, the page shows it. */
function LockedHost() {
  const queries = useQueryClient();
  const [locked, setLocked] = useState<Locked | null>(null);

  useEffect(() => {
    const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const error: unknown = event.action.error;
      if (!(error instanceof ProblemError) || error.code !== 'billing/feature-locked') return;
      setLocked({ feature: error.feature });
      void queries.invalidateQueries({ queryKey: [billingKey] });
    };
    const stops = [queries.getQueryCache().subscribe(look), queries.getMutationCache().subscribe(look)];
    return () => stops.forEach((stop) => stop());
  }, [queries]);

  if (!locked) return null;
  return (
    <Suspense fallback={null}>
      <FeatureUnavailable feature={locked.feature} onLeave={() => setLocked(null)} />
    </Suspense>
  );
}

const UpgradeModal = lazyWithMui(() =>
  import('../../features/billing/UpgradeModal').then((module) => module.UpgradeModal),
);

/** Shows a brand the plans on request. Loaded lazily. */
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

/** `?upgrade=starter` on any page shows the plans with that one preselected; the parameter is then removed. */
function useUpgradeInAddress(): void {
  useParamOnce('upgrade', (named) => upgrade.open(paidPlanOf(named)));
}

const paidPlanOf = (name: string): PlanId | null => upgradePlans.find(({ id }) => id === name)?.id ?? null;

/** People who joined with a paid plan are offered it once. */
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

/** Calls back with a URL parameter and removes it, so that reloading or going back doesn't repeat it. */
function useParamOnce(name: string, handle: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const value = params.get(name);
  const { key } = useLocation();
  const handled = useRef<string>(null);
  const handleNow = useEffectEvent(handle);
  useEffect(() => {
    if (value !== null) {
      if (handled.current !== value) handleNow(value);
      setParams((before) => new URLSearchParams([...before].filter(([other]) => other !== name)), {
        replace: true,
        preventScrollReset: true,
      });
    }
    handled.current = value;
  }, [name, value, key, setParams]); // a redirect that preserves the old query brings the parameter back
}
