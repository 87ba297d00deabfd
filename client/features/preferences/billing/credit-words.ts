import { planFor } from '../../../../server/contract/plans';
import { formatPence } from '../../../../server/contract/rules/money';
import type { CreditLine } from './billing-api';

const counted = (count: number): string => (count === 1 ? 'One Collab' : `${count} Collabs`);

/** What a Collab was paid with, after "with". */
function means({ source, pricePence }: CreditLine): string {
  switch (source) {
    case 'free':
      return 'an included Collab';
    case 'kept':
      return 'a credit';
    case 'invoice':
      return `${formatPence(pricePence)} on your next invoice`;
    default:
      return `a payment of ${formatPence(pricePence)}`;
  }
}

/** What a Collab that didn’t happen has left. */
function backInWords(free: number, kept: number): string {
  if (kept > 0) return 'you have a credit for it';
  return free > 0 ? 'you have its included Collab back' : 'you pay nothing';
}

/** One line of the ledger, in plain words. */
export function creditSentence(line: CreditLine): string {
  const { kind, free, kept, pricePence, plan } = line;
  switch (kind) {
    case 'granted':
      return `${counted(free)} included with ${planFor(plan).name} for the new period`;
    case 'lapsed':
      return `${counted(-free)} unused from the last period, expired`;
    case 'reserved':
      return `You requested a Collab: ${means(line)} is reserved`;
    case 'spent':
      return `A Collab was agreed with ${means(line)}`;
    case 'returned':
      return `A Collab didn’t happen: ${backInWords(free, kept)}`;
    case 'awaiting-payment':
      return `A Collab is waiting for its payment of ${formatPence(pricePence)}`;
    case 'paid':
      return `You paid ${formatPence(pricePence)} for a Collab`;
    case 'kept':
      return `You paid ${formatPence(pricePence)} for a Collab that didn’t happen, and have a credit for it`;
    case 'refunded':
      return `We refunded ${formatPence(pricePence)}`;
  }
}
