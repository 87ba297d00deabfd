import type { DividedBill } from '../../../server/contract/rules/bill';
import { FactList } from '../FactList';
import { Money } from '../Money';

type BillFactsProps = {
  bill: DividedBill;
  /** How the reader calls what is beyond the cap. */
  guestPays?: string;
};

/** A bill in three lines: all of it, what the offer covers, and what the guest pays. */
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
