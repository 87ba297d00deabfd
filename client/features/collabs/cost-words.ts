import { formatPence } from '../../../server/contract/rules/money';
import { type VatMode, withVat } from '../../../server/contract/vat';
import { type Collab, type CollabCost, isLateNow } from '../../api/collabs';
import { longDay } from '../../ui/day';
import type { Fact } from '../../ui/FactList';
import { exactTime } from '../../ui/RelativeTime';
import type { Reader } from './reader';

type ApprovalCost = NonNullable<CollabCost['approval']>;
type Taken = NonNullable<CollabCost['taken']>;

/** The consequence, in a sentence. */
export const costInWords: Record<ApprovalCost['source'], string> = {
  free: 'It’s included in your plan. You won’t be charged.',
  kept: 'You have a credit from a Collab that didn’t happen, so this one costs nothing.',
  invoice: 'You have no included Collabs left. We’ll add the price to your next invoice.',
  checkout: 'You’ll pay on our card provider’s secure page. The request is approved as soon as the payment arrives.',
};

/** What it takes from the brand if staff approve on its behalf. */
export function spentForBrand(brand: string, { source, pricePence, ...left }: ApprovalCost, vat?: VatMode): string {
  const price = withVat(formatPence(pricePence), vat);
  switch (source) {
    case 'free':
      return `Uses 1 of ${left.freeLeft} included Collabs of ${brand}.`;
    case 'kept':
      return `Uses 1 of ${left.keptLeft} credits of ${brand}.`;
    case 'invoice':
      return `Adds ${price} to the next invoice of ${brand}.`;
    case 'checkout':
      return `Costs ${price}, paid by card, so only ${brand} can approve it.`;
  }
}

/** How a Collab has been paid for; empty until then. */
export function paidInWords({ source, pricePence, state, usableUntil }: Taken, vat?: VatMode): string | null {
  const price = withVat(formatPence(pricePence), vat);
  if (state === 'awaiting-payment') return null;
  if (state === 'freed')
    return usableUntil ? `Credit given back: use it by ${longDay(usableUntil)}` : 'Credit given back';
  if (source === 'free') return 'A Collab included in your plan';
  if (source === 'kept') return 'A credit from an earlier Collab';
  return source === 'invoice' ? `${price}, by invoice` : `${price}, paid by card`;
}

/**
 * What cancelling now means for this user: whether it is late, who gets their credit back, and what reliability will
 * show.
 */
export function costOfCancelling(collab: Collab, reader: Reader, cost: CollabCost | undefined, now: Date): Fact[] {
  const late = isLateNow(collab, now);
  const credit = creditWords(collab, reader, cost, now);
  return [
    ...(collab.visitAt ? [{ label: 'Notice', value: noticeWords(collab, reader, late) }] : []),
    ...(credit ? [{ label: 'Credit', value: credit }] : []),
    { label: 'Reliability', value: reliabilityWords(reader, late) },
  ];
}

function noticeWords({ freeChangeUntil }: Collab, reader: Reader, late: boolean): string {
  if (reader === 'staff') return 'Staff can cancel at any time. It doesn’t count as late for either side.';
  const until = exactTime(freeChangeUntil);
  return late ? `The deadline was ${until}, so this counts as late.` : `This isn’t late: the deadline is ${until}.`;
}

/** Only the brand's own late cancellation keeps its credit. */
function creditWords(
  { brand, visitAt }: Collab,
  reader: Reader,
  cost: CollabCost | undefined,
  now: Date,
): string | null {
  if (reader === 'influencer') return `${brand.name} gets its credit back.`;
  if (cost?.taken?.state !== 'spent') return null;
  if (reader === 'staff') return `${brand.name} gets its credit back.`;
  const { returnsUntil, taken } = cost;
  if (returnsUntil === null || now <= new Date(returnsUntil))
    return `You’ll get your credit back.${taken.usableUntil ? ` Use it by ${longDay(taken.usableUntil)}: it doesn’t carry over.` : ''}`;
  return visitAt
    ? 'You won’t get your credit back, because it’s late.'
    : 'You won’t get your credit back, because you gave up the booked time late.';
}

function reliabilityWords(reader: Reader, late: boolean): string {
  if (reader === 'staff') return 'Nothing changes for either side.';
  return late ? 'Yours will show one more late change, which is a missed promise.' : 'Yours won’t change.';
}
