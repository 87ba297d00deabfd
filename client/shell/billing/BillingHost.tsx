import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, Suspense, lazy, useState } from 'react';
import { ProblemError } from '../../api/client';
import { toast } from '../../ui/toast';
import { useSession } from '../session/session-context';
import { UpgradeHost } from './UpgradeHost';
import { useBilling, billingKey } from './use-billing';
import { useParamOnce } from './use-param-once';

/** What plans bring to every page: the plans themselves, the word that a feature is locked, and a session that knows who pays. */
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

/** The session says whether the brand pays. Where the plan says otherwise, it has changed meanwhile. */
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
  success: 'Thank you. We are confirming your payment. This page will update automatically.',
  cancelled: 'You haven’t paid, and nothing has changed.',
};

/** Says once how the way to the card provider ended, on the page to which it leads back. */
function CheckoutWords() {
  useParamOnce('checkout', (outcome) => {
    const said = words[outcome];
    if (said) toast.say(said);
  });
  return null;
}

const FeatureUnavailable = lazy(() =>
  import('../FeatureUnavailable').then((module) => ({ default: module.FeatureUnavailable })),
);

type Locked = Readonly<{ feature: ProblemError['feature'] }>;

/** Wherever the server says that a feature is locked, the page says so too. */
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
