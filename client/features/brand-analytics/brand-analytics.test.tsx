import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AddressLine, renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { PeriodPicker } from './PeriodPicker';
import { ShareDialog } from './ShareDialog';

const days = { from: '2027-03-01', to: '2027-03-31' };
const links = '/api/v1/brands/brand-1/report-links';
const link = {
  id: 'link-1',
  title: 'Spring',
  rollingDays: 30,
  from: null,
  to: null,
  withCosts: false,
  open: true,
  expiresAt: '2027-05-01T12:00:00Z',
};
const address = 'https://tastemaker.example/reports/secret';

test('R434: a report is shared for the days that are shown, without costs, and its address is shown once', async () => {
  const requests = serve({ [links]: (body) => ({ body: body ? { ...link, url: address } : { items: [] } }) });
  const { user } = renderPage(<ShareDialog brandId="brand-1" days={days} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Create the link' }));
  expect(await screen.findByText(address)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create the link' })).not.toBeInTheDocument();
  expect(requests.find(({ body }) => body)?.body).toEqual({
    title: 'Our Collabs',
    withCosts: false,
    daysValid: 30,
    ...days,
  });
});

test('R434: it may roll with the days, end sooner and show what it cost', async () => {
  const requests = serve({ [links]: (body) => ({ body: body ? { ...link, url: address } : { items: [] } }) });
  const { user } = renderPage(<ShareDialog brandId="brand-1" days={days} onClose={() => undefined} />);
  await user.clear(screen.getByRole('textbox', { name: 'Name of the report' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the report' }), 'Spring');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Works for' }), '7');
  await user.click(screen.getByRole('checkbox', { name: 'Show what it cost' }));
  await user.click(screen.getByRole('button', { name: 'Create the link' }));
  await screen.findByText(address);
  expect(requests.find(({ body }) => body)?.body).toEqual({
    title: 'Spring',
    withCosts: true,
    daysValid: 7,
    rollingDays: 90,
  });
});

test('R434: what the server refuses shows at its field, and beside the form', async () => {
  const errors = { title: 'Please give it a name.' };
  serve({
    [links]: (body) =>
      body
        ? { status: 400, body: { code: 'request/invalid', detail: 'Please correct the marked fields.', errors } }
        : { body: { items: [] } },
  });
  const { user } = renderPage(<ShareDialog brandId="brand-1" days={days} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Create the link' }));
  expect(await screen.findByText('Please give it a name.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the report' })).toBeInvalid();
});

test('R434: a shared report is stopped with one press', async () => {
  let items = [link];
  const requests = serve({
    [links]: () => ({ body: { items } }),
    '/api/v1/report-links/link-1': () => {
      items = [];
      return { status: 200 };
    },
  });
  const { user } = renderPage(<ShareDialog brandId="brand-1" days={days} onClose={() => undefined} />);
  const shared = await screen.findByRole('region', { name: 'Shared reports' });
  expect(within(shared).getByText('the last 30 days, without costs; works until 1 May 2027, 13:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop sharing Spring' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Shared reports' })).not.toBeInTheDocument());
  expect(requests.map(({ path }) => path)).toContain('/api/v1/report-links/link-1');
});

test('R434: the address of a report that is stopped again is not offered any more', async () => {
  let items: (typeof link)[] = [];
  serve({
    [links]: (body) => {
      if (body) items = [link];
      return { body: body ? { ...link, url: address } : { items } };
    },
    '/api/v1/report-links/link-1': () => {
      items = [];
      return { status: 200 };
    },
  });
  const { user } = renderPage(<ShareDialog brandId="brand-1" days={days} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Create the link' }));
  expect(await screen.findByText(address)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Stop sharing Spring' }));
  expect(await screen.findByRole('button', { name: 'Create the link' })).toBeVisible();
  expect(screen.queryByText(address)).not.toBeInTheDocument();
});

test('R434: the period is in the address, whether chosen or typed', async () => {
  serve({});
  const { user } = renderPage(
    <>
      <PeriodPicker chosen={{ preset: '30', days }} />
      <AddressLine />
    </>,
    { at: '/app/brand/analytics?uid=brand-1' },
  );
  await user.click(screen.getByRole('button', { name: 'Custom dates' }));
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  await user.clear(to);
  await user.type(to, '2027-02-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('This is before the first day.')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(/^\?uid=brand-1$/);

  await user.clear(from);
  await user.type(from, '2027-01-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(
    '?uid=brand-1&from=2027-01-01&to=2027-02-01',
  );
});
