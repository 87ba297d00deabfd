import { useQuery } from '@tanstack/react-query';
import type { Feature } from '../../../server/contract/features';
import { call } from '../../api/client';
import type { components } from '../../api/schema';
import { useSession } from '../session/session-context';

export type Billing = components['schemas']['OwnBillingView'];
export type Entitlement = components['schemas']['EntitlementView'];

/** The query-key prefix of everything about your own plan, so that a live message refetches it. */
export const billingKey = 'billings';

export const billingQuery = (uid: string) => ({
  queryKey: [billingKey, uid, 'overview'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/v1/billing', { signal }),
});

/** The current brand's plan, entitlements, and Collabs left; undefined for others and while loading. */
export function useBilling(): Billing | undefined {
  const { actor } = useSession();
  return useQuery({ ...billingQuery(actor.uid), enabled: actor.type === 'brand' }).data;
}

/** Whether the current brand can use a feature, and why; undefined for others and while loading. */
export const useEntitlement = (feature: Feature): Entitlement | undefined =>
  useBilling()?.entitlements.features.find((entitlement) => entitlement.feature === feature);
