import type { DividedBill } from '../../../server/contract/rules/bill';
import { formatPence } from '../../../server/contract/rules/money';

/** "The offer covers £120. The guest pays £22." */
export const dividedInWords = ({ coveredPence, guestPaysPence }: DividedBill): string =>
  guestPaysPence === 0
    ? 'The offer covers all of it.'
    : `The offer covers ${formatPence(coveredPence)}. The guest pays ${formatPence(guestPaysPence)}.`;
