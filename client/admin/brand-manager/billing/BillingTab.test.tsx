import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { Billing } from '../../../shell/billing/use-billing';
import { aBilling } from '../../../test/billing';
import { renderPage } from '../../../test/render';
import { asStaff, serve } from '../../../test/server';
import { BillingTab } from './BillingTab';

// React-admin 5 passes a prop that MUI 9 no longer knows, and React warns about it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

function open(billing: Billing, questions: readonly string[] = []) {
  const { plan, status, periodEndsAt, cancelsAt, wantedPlan } = billing;
  serve({
    ...asStaff('operations'),
    '/api/v1/admin/subscriptions/b1': {
      body: {
        ...{
          id: 'b1',
          billing,
          details: billing.details,
          plan,
          status,
          periodEndsAt,
          cancelsAt,
          wantedPlan,
          unpaidSince: null,
          customerId: null,
        },
        questions,
        ...{ ledger: [], overridden: [], refunds: [], disputes: [] },
      },
    },
  });
  return renderPage(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <BillingTab brandId="b1" />
    </CoreAdminContext>,
  );
}

it('tells staff of a brand’s Collabs what its own page tells it', async () => {
  const running = open(aBilling('professional', { freeLeft: 1, keptLeft: 1 }));
  expect(await screen.findByText('2 of 3 included Collabs used, 1 credit kept')).toBeVisible();
  running.unmount();

  const unpaid = { freeGranted: 0, freeLeft: 0, keptLeft: 3 };
  open(aBilling('professional', { ...unpaid, status: 'past-due', next: { source: 'kept', pricePence: 0 } }));
  expect(await screen.findByText('No included Collabs until this period is paid for, 3 credits kept')).toBeVisible();
});

it('shows who is billed, and what HMRC says of the VAT number', async () => {
  const details = {
    ...{
      name: 'Casa Olmo Ltd',
      address: 'Leeds',
      country: 'GB',
      vatNumber: 'GB726129090',
      vatCheck: 'verified' as const,
    },
    ...{ registeredName: 'Olmo Foods', checkReference: 'CN-9090', checkedAt: '2027-03-01T12:00:00.000Z' },
  };
  open(aBilling('starter', { details }));
  for (const words of ['Casa Olmo Ltd, Leeds', 'Olmo Foods', 'CN-9090', /^GB726129090, registered/])
    expect(await screen.findByText(words)).toBeVisible();
});

it('asks staff to check what is odd at the card provider', async () => {
  open(aBilling('starter'), ['sub_1 has 2 items.', 'sub_1: Starter has a quantity of 2.']);
  const items = within(await screen.findByRole('list', { name: 'To check' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'sub_1 has 2 items.',
    'sub_1: Starter has a quantity of 2.',
  ]);
});
