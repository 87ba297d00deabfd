import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Feature } from '../../../server/contract/features';
import { PageSkeleton } from '../../ui/skeletons';
import { FeatureUnavailable } from '../FeatureUnavailable';
import { useSession } from '../session/session-context';
import { billingQuery } from './use-billing';

type FeatureGateProps = { feature: Feature; children: ReactNode };

/**
 * The page, for a brand whose account has the feature, and for everyone who is no brand. Where the answer does not come the page
 * shows, and the server says what it thinks of each request.
 */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const { actor } = useSession();
  const { data, isLoading } = useQuery({ ...billingQuery(actor.uid), enabled: actor.type === 'brand' });
  if (isLoading) return <PageSkeleton />;
  const entitlement = data?.entitlements.features.find((each) => each.feature === feature);
  return entitlement?.allowed === false ? <FeatureUnavailable feature={feature} /> : children;
}
