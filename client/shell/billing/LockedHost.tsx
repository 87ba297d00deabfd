import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useState } from 'react';
import { ProblemError } from '../../api/client';
import { billingKey } from './use-billing';

const FeatureUnavailable = lazy(() =>
  import('../FeatureUnavailable').then((module) => ({ default: module.FeatureUnavailable })),
);

type Locked = Readonly<{ feature: ProblemError['feature'] }>;

/** Wherever the server says that a feature is locked, the page says so too. */
export function LockedHost() {
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
