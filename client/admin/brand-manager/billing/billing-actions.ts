import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Feature } from '../../../../server/contract/features';
import { type ProblemError, call } from '../../../api/client';
import { withFreshProof } from '../../../api/proof';
import type { components } from '../../../api/schema';
import { rowsOf } from '../../../api/staff-list';
import { toast } from '../../../ui/toast';

export type Subscription = components['schemas']['StaffSubscriptionDetailView'];
export type Override = components['schemas']['OverrideView'];
export type Invoice = components['schemas']['InvoiceView'];
type OverrideInput = components['schemas']['OverrideFeatureInput'];
type RefundInput = components['schemas']['RefundInput'];

/** The query keys that live messages about billing also invalidate. */
const resource = 'subscriptions';

/** Instead of a brand: all brands. */
export const everywhere = 'everywhere';

/** Overrides for all brands. */
export const useFeaturesEverywhere = () =>
  useQuery<Override[], ProblemError>({
    queryKey: [resource, everywhere],
    queryFn: ({ signal }) => call('GET /api/v1/admin/features', { query: rowsOf(100), signal }),
  });

/** One brand's plan, meter, ledger, overrides, refunds and disputes. */
export const useSubscription = (brandId: string) =>
  useQuery({
    queryKey: [resource, brandId],
    queryFn: ({ signal }) => call('GET /api/v1/admin/subscriptions/{id}', { path: { id: brandId }, signal }),
  });

/** One brand's invoices from the card provider. */
export const useBrandInvoices = (brandId: string) =>
  useQuery({
    queryKey: [resource, brandId, 'invoices'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/subscriptions/{id}/invoices', { path: { id: brandId }, signal }),
    select: ({ items }) => items,
  });

/** Runs the action, with reauthentication if required; shows the result, and refetches everything. */
function useChange<Input>(brandId: string, change: (input: Input) => Promise<unknown>, done: (input: Input) => string) {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: (input) => withFreshProof(() => change(input)),
    onSuccess: (_, input) => {
      toast.success(done(input));
      return queries.invalidateQueries({ queryKey: [resource, brandId] });
    },
  });
}

/** Grants or locks a feature, overriding the plan. */
export const useOverride = (brandId: string) =>
  useChange(
    brandId,
    ({ feature, ...body }: OverrideInput & { feature: Feature }) =>
      brandId === everywhere
        ? call('PUT /api/v1/admin/features/{id}', { path: { id: feature }, body })
        : call('PUT /api/v1/admin/subscriptions/{id}/features/{feature}', { path: { id: brandId, feature }, body }),
    ({ kind }) => (kind === 'grant' ? 'Granted' : 'Locked'),
  );

/** Clears a feature's override. */
export const useClearOverride = (brandId: string) =>
  useChange(
    brandId,
    (feature: Feature) =>
      brandId === everywhere
        ? call('DELETE /api/v1/admin/features/{id}', { path: { id: feature } })
        : call('DELETE /api/v1/admin/subscriptions/{id}/features/{feature}', { path: { id: brandId, feature } }),
    () => 'Back to what the plan includes',
  );

/** Refunds a payment. */
export const useRefund = (brandId: string) =>
  useChange(
    brandId,
    (input: RefundInput) =>
      call('POST /api/v1/admin/subscriptions/{id}/refunds', { path: { id: brandId }, body: input }),
    () => 'Refund on its way',
  );
