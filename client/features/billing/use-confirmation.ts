import { useQuery, useQueryClient } from '@tanstack/react-query';
import { checkoutMemory } from '../../shell/billing/checkout-memory';
import { type Billing, billingQuery } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';

/** Milliseconds until the next look: often at first, then less and less. A live message usually comes first. */
const waits = [1_000, 1_000, 2_000, 2_000, 4_000, 4_000, 8_000] as const;
const longestWait = 15_000;

const isConfirmed = (billing: Billing): boolean => {
  const wanted = checkoutMemory.journey()?.plan;
  return billing.paying && (wanted === undefined || billing.plan === wanted);
};

type Confirmation = Readonly<{
  /** The plan that is there now; null until it is the one that was chosen. */
  confirmed: Billing | null;
  /** It takes longer than usual. */
  slow: boolean;
}>;

/** Looks until the plan that was chosen is there. Nothing here makes it so: the card provider tells the server. */
export function useConfirmation(): Confirmation {
  const { actor } = useSession();
  const queries = useQueryClient();
  const { queryKey, queryFn } = billingQuery(actor.uid);
  const { data, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn,
    enabled: actor.type === 'brand',
    refetchInterval: ({ state }) =>
      state.data && isConfirmed(state.data)
        ? false
        : (waits[state.dataUpdateCount + state.errorUpdateCount] ?? longestWait),
  });
  const looks = queries.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  return { confirmed: data && isConfirmed(data) ? data : null, slow: dataUpdatedAt > 0 && looks > waits.length };
}
