import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import type { Billing } from '../../../shell/billing/use-billing';
import { aBilling } from '../../../test/billing';
import { renderPage } from '../../../test/render';
import { brand, serve, sessionOf } from '../../../test/server';
import { PlanSection } from './PlanSection';

const invoice = {
  id: 'in_1',
  number: 'TM-0001',
  state: 'paid',
  totalPence: 24_900,
  ...{ netPence: 24_900, vatPence: 0, reverseCharge: false, customerVatNumber: null },
  paidPence: 24_900,
  createdAt: '2027-03-01T12:00:00.000Z',
  lines: [{ text: 'Professional', amountPence: 24_900 }],
  url: 'https://pay.example/i/1',
  pdfUrl: 'https://pay.example/i/1/pdf',
};
const granted = {
  id: '01970000-0000-7000-8000-0000000000c1',
  at: '2027-03-01T12:00:00.000Z',
  kind: 'granted',
  source: 'free',
  collabId: null,
  free: 3,
  kept: 0,
  pricePence: 0,
  plan: 'professional',
  note: '',
};

async function open(billing: Billing, more: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('b1', billing.paying)),
    '/api/v1/billing': { body: billing },
    '/api/v1/billing/invoices': { body: { items: [invoice], vatNumber: null } },
    '/api/v1/billing/credits?limit=20': { body: { items: [granted] } },
    ...more,
  });
  const view = renderPage(
    <Suspense fallback="…">
      <PlanSection />
    </Suspense>,
  );
  await screen.findByRole('heading', { name: 'Plan and billing' });
  return { ...view, requests };
}

test('shows plan, price, renewal, meter, invoices with their PDFs, and history', async () => {
  await open(aBilling('professional', { freeLeft: 1 }));
  expect(screen.getByRole('heading', { name: 'Professional' })).toBeVisible();
  expect(screen.getByText(/^£249/)).toBeVisible();
  expect(screen.getByText('Renews on 1 April 2027 for £249.')).toBeVisible();
  expect(screen.getByText('2 of 3 included Collabs used')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Included Collabs used' })).toHaveAttribute('aria-valuenow', '67');
  const row = within(await screen.findByRole('row', { name: /1 March 2027/ }));
  expect(row.getByText('£249')).toBeVisible();
  expect(row.getByText('Paid')).toBeVisible();
  expect(row.getByRole('link', { name: 'PDF of invoice TM-0001' })).toHaveAttribute('href', invoice.pdfUrl);
  expect(await screen.findByText('3 Collabs included with Professional for the new period')).toBeVisible();
});

test.each([
  ['Card and invoices', 'home', {}],
  ['End Starter', 'end', {}],
  ['Update your card', 'card', { status: 'past-due', graceEndsAt: '2027-03-08T12:00:00.000Z' }],
] as const)('R193, R195: %s is one step to the provider’s page, signed in', async (name, to, changes) => {
  const { requests, user, loadedAfresh } = await open(aBilling('starter', changes), {
    '/api/v1/billing/portal': { body: { url: 'https://pay.example/p/1' } },
  });
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(loadedAfresh).toEqual(['https://pay.example/p/1']));
  expect(requests.find(({ path }) => path === '/api/v1/billing/portal')).toMatchObject({ body: { to } });
});

test('with VAT, invoices show net, VAT, both numbers and the reverse charge', async () => {
  const taxed = { ...invoice, id: 'in_2', number: 'TM-0002', netPence: 20_750, vatPence: 4_150 };
  const abroad = { ...invoice, id: 'in_3', reverseCharge: true, customerVatNumber: 'IE6388047V' };
  await open(aBilling('professional'), {
    '/api/v1/billing/invoices': { body: { items: [taxed, abroad], vatNumber: 'GB726129090' } },
  });
  const [first, second] = (await screen.findAllByRole('row', { name: /1 March 2027/ })).map((row) => within(row));
  expect(first!.getByText('£207.50')).toBeInTheDocument();
  expect(first!.getByText('£41.50')).toBeInTheDocument();
  expect(second!.getByText('Reverse charge: customer to account for VAT')).toBeVisible();
  expect(screen.getByText('Our VAT number: GB726129090. Yours on these invoices: IE6388047V.')).toBeVisible();
});

test('where no VAT is charged, nothing is said of it', async () => {
  await open(aBilling('professional'));
  await screen.findByRole('row', { name: /1 March 2027/ });
  expect(screen.queryByText(/VAT/)).not.toBeInTheDocument();
});

test('shows who is billed, and what is known of the VAT number', async () => {
  const details = {
    ...{ name: 'Casa Olmo Ltd', address: '1 High Street, Leeds', country: 'GB', vatNumber: 'GB726129090' },
    ...{ vatCheck: 'verified' as const, registeredName: 'Casa Olmo', checkReference: null },
    checkedAt: '2027-03-01T12:00:00.000Z',
  };
  await open(aBilling('professional', { details }));
  expect(screen.getByText('Casa Olmo Ltd, 1 High Street, Leeds')).toBeVisible();
  expect(screen.getByText('GB726129090, registered (checked 1 March 2027)')).toBeVisible();
});

test('the end of a plan says first what stays, and until when', async () => {
  await open(aBilling('starter'));
  expect(
    screen.getByText('You’d keep everything in Starter until 1 April 2027, then move to Basic. Nothing is deleted.'),
  ).toBeVisible();
});

test('a plan that ends can be kept, and is not ended again', async () => {
  await open(aBilling('starter', { cancelsAt: '2027-04-01T12:00:00.000Z' }));
  expect(screen.getByRole('button', { name: 'Keep Starter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End Starter' })).not.toBeInTheDocument();
});

test('R232: a failed payment says until when the plan continues, and where to put it right', async () => {
  await open(aBilling('starter', { status: 'past-due', graceEndsAt: '2027-03-08T12:00:00.000Z' }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Starter continues until 8 March 2027');
  expect(within(alert).getByRole('button', { name: 'Update your card' })).toBeVisible();
});

test('a member sees the plan, and neither invoices nor what changes it', async () => {
  const { requests } = await open(aBilling('starter', { portalUrl: null }));
  expect(screen.getByText(/Owners and admins can change it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change plan' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Invoices' })).not.toBeInTheDocument();
  expect(requests.map(({ path }) => path)).not.toContain('/api/v1/billing/invoices');
});

test('invoices that do not come say so, and can be asked for again', async () => {
  await open(aBilling('starter'), {
    '/api/v1/billing/invoices': {
      status: 409,
      body: { code: 'billing/provider-away', detail: 'We can’t reach the card provider right now.' },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the card provider right now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
