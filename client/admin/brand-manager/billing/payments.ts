import { formatPence } from '../../../../server/contract/rules/money';
import type { components } from '../../../api/schema';
import { longDay } from '../../../ui/day';
import type { Invoice } from './billing-actions';

type Line = components['schemas']['CreditLineView'];

/** Something that was paid, and of which money can go back. */
export type Payment = Readonly<{
  /** What the API calls it. */
  of: { invoiceId: string } | { collabId: string };
  key: string;
  label: string;
  paidPence: number;
}>;

/** What the brand has paid: invoices, and Collabs that were paid for by themselves. */
export const paymentsOf = (invoices: readonly Invoice[], ledger: readonly Line[]): Payment[] => [
  ...invoices
    .filter(({ paidPence }) => paidPence > 0)
    .map(({ id, number, paidPence, createdAt }) => ({
      of: { invoiceId: id },
      key: id,
      label: `Invoice ${number ?? ''} of ${longDay(createdAt)}, ${formatPence(paidPence)}`.replace('  ', ' '),
      paidPence,
    })),
  ...ledger.flatMap(({ kind, source, collabId, pricePence, at }) =>
    collabId && source === 'checkout' && (kind === 'paid' || kind === 'kept')
      ? [
          {
            of: { collabId },
            key: collabId,
            label: `Collab paid on ${longDay(at)}, ${formatPence(pricePence)}`,
            paidPence: pricePence,
          },
        ]
      : [],
  ),
];
