import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { Collab } from '../../../api/collabs';
import { aBill, aCollab } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import type { StaffRole } from '../../../../server/contract/rules/staff-rights';
import { asStaff, serve } from '../../../test/server';
import { GiftValue } from './GiftValue';

const path = '/api/v1/admin/collab-explorer/c1/gift';
const on = { receivedOn: '2026-11-26', recordedOn: '2026-11-26' };
const received = { id: 'e1', kind: 'received', pence: 18_000, basis: 'AGREED', ...on };
const before = {
  agreedPence: 18_000,
  pence: 18_000,
  basis: 'AGREED',
  taxYear: { year: 2026, name: '2026/27' },
  lines: [received],
};
const later = { ...on, recordedOn: '2026-12-01' };
const after = {
  ...before,
  pence: 15_050,
  basis: 'MEASURED',
  lines: [
    received,
    { id: 'e2', kind: 'reversed', pence: -18_000, basis: 'AGREED', ...later },
    { id: 'e3', kind: 'corrected', pence: 15_050, basis: 'MEASURED', ...later },
  ],
};

const corrected = { body: after };

function open(gift: object, role: StaffRole, answer: object = corrected, bill: Collab['bill'] = null) {
  let stands = gift;
  const requests = serve({
    ...asStaff(role),
    '/api/v1/collabs/c1': { body: aCollab({ bill }) },
    [path]: () => ({ body: stands }),
    [`${path}/bill-decisions`]: () => ({ body: (stands = after) }),
    [`${path}/corrections`]: () => {
      if (answer === corrected) stands = after;
      return answer;
    },
  });
  const page = renderPage(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <GiftValue collabId="c1" />
    </CoreAdminContext>,
    { at: '/app/admin/collab-explorer/c1' },
  );
  return { ...page, requests };
}

it('R437: staff correct the value of a gift, say why, and see the ledger’s lines', async () => {
  const { user, requests } = open(before, 'operations');
  expect(await screen.findByText('in the tax year 2026/27', { exact: false })).toHaveTextContent('£180 in');
  await user.click(await screen.findByRole('button', { name: 'Correct the value' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct the gift value?' });
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
  await user.type(within(dialog).getByLabelText('Retail value in pounds'), 'dear');
  expect(within(dialog).getByText('Please enter an amount such as 180 or 99.50.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Why'), 'No wine was served.');
  expect(confirm).toBeDisabled();
  await user.clear(within(dialog).getByLabelText('Retail value in pounds'));
  await user.type(within(dialog).getByLabelText('Retail value in pounds'), '£150.50');
  await user.click(confirm);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ReceivedAgreed.*£180$/),
    expect.stringMatching(/^ReversedAgreed.*-£180$/),
    expect.stringMatching(/^CorrectedMeasured.*£150.50$/),
  ]);
  expect(requests).toContainEqual({
    path: `${path}/corrections`,
    body: { pence: 15_050, reason: 'No wine was served.' },
  });
});

it('R437: says why a correction was refused, and keeps what was typed', async () => {
  const problem = { code: 'records/same-value', title: 'Same value', detail: 'The gift’s value is already £180.' };
  const { user } = open(before, 'super-user', { status: 409, body: problem });
  await user.click(await screen.findByRole('button', { name: 'Correct the value' }));
  await user.type(await screen.findByLabelText('Retail value in pounds'), '180');
  await user.type(screen.getByLabelText('Why'), 'Typed wrongly.');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The gift’s value is already £180.')).toBeVisible();
  expect(screen.getByLabelText('Why')).toHaveValue('Typed wrongly.');
});

it.each([
  ['staff who only read', before, 'read-only'],
  ['a gift that nobody has received', { ...before, pence: null, basis: null, taxYear: null, lines: [] }, 'operations'],
] as const)('R437: offers no correction to %s', async (_, gift, role) => {
  open(gift, role);
  expect(await screen.findByText('Counted as')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct the value' })).not.toBeInTheDocument();
});

describe('a contested bill', () => {
  const bill = aBill({ status: 'contested', answer: 'We had no wine.', claimedPence: 9_800 });

  it('is shown beside what the creator says, and staff decide on it with a reason', async () => {
    const { user, requests } = open(before, 'operations', corrected, bill);
    expect(await screen.findByText('£142, entered by the venue')).toBeVisible();
    expect(screen.getByText('It was £98. “We had no wine.”')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Decide on the bill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide on the bill' }));
    expect(dialog.getByText('It was £98. “We had no wine.”')).toBeVisible();
    const amount = dialog.getByLabelText('Total bill in pounds');
    expect(amount).toHaveValue('142');
    await user.clear(amount);
    await user.type(amount, '110');
    await user.type(dialog.getByLabelText('Why'), 'One bottle was another table’s.');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Decided. We’ve told both sides.')).toBeVisible();
    expect(screen.getByText('in the tax year 2026/27', { exact: false })).toHaveTextContent(/^£150.50.*· Measured$/);
    expect(requests).toContainEqual({
      path: `${path}/bill-decisions`,
      body: { pence: 11_000, reason: 'One bottle was another table’s.' },
    });
  });

  it('is not decided by staff who only read', async () => {
    open(before, 'read-only', corrected, bill);
    expect(await screen.findByText('£142, entered by the venue')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decide on the bill' })).not.toBeInTheDocument();
  });
});
