import { expect, test } from '@jest/globals';
import { paymentsOf } from './RefundForm';
import type { Invoice } from './billing-actions';

const invoice = (id: string, paidPence: number): Invoice => ({
  id,
  number: `T-${id}`,
  state: paidPence > 0 ? 'paid' : 'open',
  totalPence: 9_900,
  ...{ netPence: 9_900, vatPence: 0, reverseCharge: false, customerVatNumber: null },
  paidPence,
  createdAt: '2027-03-01T12:00:00.000Z',
  lines: [],
  url: null,
  pdfUrl: null,
});

test('offers what has been paid, and nothing that has not', () => {
  const line = { id: 'l', at: '2027-03-02T12:00:00.000Z', free: 0, kept: 0, plan: 'basic', note: '' } as const;
  const payments = paymentsOf(
    [invoice('in_1', 9_900), invoice('in_2', 0)],
    [
      { ...line, kind: 'paid', source: 'checkout', collabId: 'c1', pricePence: 9_900 },
      { ...line, kind: 'spent', source: 'checkout', collabId: 'c1', pricePence: 9_900 },
      { ...line, kind: 'spent', source: 'invoice', collabId: 'c2', pricePence: 7_500 },
    ],
  );
  expect(payments.map(({ of, label }) => [of, label])).toEqual([
    [{ invoiceId: 'in_1' }, 'Invoice T-in_1 of 1 March 2027, £99'],
    [{ collabId: 'c1' }, 'Collab paid on 2 March 2027, £99'],
  ]);
});
