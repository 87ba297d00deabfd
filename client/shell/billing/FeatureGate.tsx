import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { Feature } from '../../../server/contract/features';
import { lazyWithMui } from '../../app/theme/with-mui';
import { PageSkeleton } from '../../ui/skeletons';
import { useSession } from '../session/session-context';
import { billingQuery } from './use-billing';

const FeatureUnavailable = lazyWithMui(() =>
  import('../FeatureUnavailable').then((module) => module.FeatureUnavailable),
);

type FeatureGateProps = { feature: Feature; children: ReactNode };

/**
 * The page, for a brand whose account has the feature, and for anyone who isn't a brand. Without a response the page
 * shows, and the server checks each request.
 */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const { actor } = useSession();
  const { data, isLoading } = useQuery({ ...billingQuery(actor.uid), enabled: actor.type === 'brand' });
  if (isLoading) return <PageSkeleton />;
  const entitlement = data?.entitlements.features.find((each) => each.feature === feature);
  if (entitlement?.allowed !== false) return children;
  return (
    <Suspense>
      <FeatureUnavailable feature={feature} />
    </Suspense>
  );
}
