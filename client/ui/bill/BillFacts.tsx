import type { DividedBill } from '../../../server/contract/rules/bill';
import { FactList } from '../FactList';
import { Money } from '../Money';

type BillFactsProps = {
  bill: DividedBill;
  /** The label for the amount beyond the cap. */
  guestPays?: string;
};

/** A bill in three lines: the total, what the offer covers, and what the guest pays. */
export function BillFacts({
  bill: { pence, coveredPence, guestPaysPence },
  guestPays = 'The guest pays',
}: BillFactsProps) {
  const lines = [
    { label: 'Total', pence },
    { label: 'The offer covers', pence: coveredPence },
    { label: guestPays, pence: guestPaysPence },
  ];
  return (
    <FactList
      facts={lines.map(({ label, pence: amount }) => ({ label, value: <Money pence={amount} /> }))}
      sx={{ gridTemplateColumns: 'max-content 1fr', columnGap: 4, rowGap: 1, typography: 'body1' }}
    />
  );
}
