import { useEntitlement } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import { type BrowserFilter, nothingChosen } from './browser-filter';

/**
 * What is asked for in place of an order that this reader has not, such as an old link to the best match: the usual order.
 * `held` says that the match was wanted, and is for a larger plan.
 */
export function usePlanSort(filter: BrowserFilter): Readonly<{ filter: BrowserFilter; held: boolean }> {
  const { actor } = useSession();
  const locked = useEntitlement('aiTargeting')?.allowed === false;
  const isBrand = actor.type === 'brand';
  if (filter.sort !== 'match' || (isBrand && !locked)) return { filter, held: false };
  return { filter: { ...filter, sort: nothingChosen.sort, offer: '' }, held: isBrand };
}
