import { formatPence } from '../../../../server/contract/rules/money';
import type { Bill } from '../../../api/bills';

const whoEnters: Readonly<Record<Bill['typedBy'], string>> = {
  venue: 'the venue',
  brand: 'the brand',
  staff: 'our staff',
};

/** "£142, entered by the venue" */
export const typedInWords = ({ pence, typedBy }: Bill): string =>
  `${formatPence(pence)}, entered by ${whoEnters[typedBy]}`;

/** What the influencer says against it; null where they have said nothing. */
export function contestedInWords({ answer, claimedPence }: Bill): string | null {
  if (answer === null) return null;
  return claimedPence === null ? `“${answer}”` : `It was ${formatPence(claimedPence)}. “${answer}”`;
}
