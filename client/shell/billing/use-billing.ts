import { useQuery } from '@tanstack/react-query';
import type { Feature } from '../../../server/contract/features';
import { call } from '../../api/client';
import type { components } from '../../api/schema';
import { useSession } from '../session/session-context';

export type Billing = components['schemas']['OwnBillingView'];
export type Entitlement = components['schemas']['EntitlementView'];

/** Everything about your own plan begins with it, so that a live message makes it be asked again. */
export const billingKey = 'billings';

export const billingQuery = (uid: string) => ({
  queryKey: [billingKey, uid, 'overview'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/v1/billing', { signal }),
});

/** The plan of the brand that one acts as, what it may do, and how many Collabs are left; undefined for others and until it has come. */
export function useBilling(): Billing | undefined {
  const { actor } = useSession();
  return useQuery({ ...billingQuery(actor.uid), enabled: actor.type === 'brand' }).data;
}

/** Whether the brand that one acts as may use a feature, and who says so; undefined for others and until it has come. */
export const useEntitlement = (feature: Feature): Entitlement | undefined =>
  useBilling()?.entitlements.features.find((entitlement) => entitlement.feature === feature);
