import { formatPence } from '../../../server/contract/rules/money';
import { type VatMode, withVat } from '../../../server/contract/vat';
import type { CollabCost } from '../../api/collabs';
import { longDay } from '../../ui/day';

type ApprovalCost = NonNullable<CollabCost['approval']>;
type Taken = NonNullable<CollabCost['taken']>;

/** What follows from it, in a sentence. */
export const costInWords: Record<ApprovalCost['source'], string> = {
  free: 'It’s included in your plan. You won’t be charged.',
  kept: 'You have a credit from a Collab that didn’t happen, so this one costs nothing.',
  invoice: 'You have no included Collabs left. We’ll add the price to your next invoice.',
  checkout: 'You’ll pay on our card provider’s secure page. The request is approved as soon as the payment arrives.',
};

/** How a Collab has been paid; nothing while it has not. */
export function paidInWords({ source, pricePence, state, usableUntil }: Taken, vat?: VatMode): string | null {
  const price = withVat(formatPence(pricePence), vat);
  if (state === 'awaiting-payment') return null;
  if (state === 'freed')
    return usableUntil ? `Credit given back: use it by ${longDay(usableUntil)}` : 'Credit given back';
  if (source === 'free') return 'A Collab included in your plan';
  if (source === 'kept') return 'A credit from an earlier Collab';
  return source === 'invoice' ? `${price}, by invoice` : `${price}, paid by card`;
}
