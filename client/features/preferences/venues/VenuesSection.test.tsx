import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { alwaysClosed } from '../../../../server/contract/rules/opening-hours';
import { renderPage } from '../../../test/render';
import { brand, serve, sessionOf } from '../../../test/server';
import { teamOf } from '../../../test/team';
import { VenuesSection } from './VenuesSection';

const olmo = {
  id: 'venue-1',
  name: 'Casa Olmo',
  address: '1 Quay Street',
  city: 'london',
  point: null,
  openingHours: { ...alwaysClosed, friday: [{ from: '18:00', to: '01:00' }] },
};

const sheet = { venueId: 'venue-1', venue: 'Casa Olmo', hour: null, addresses: [] as object[] };
const address = { confirmedAt: null, stoppedAt: null, stoppedFor: null };
const stoppedAt = '2026-11-12T09:00:00.000Z';
type KeptInput = { hour: number | null; emails: string[]; again: string[] };
/** As the server would: who has stopped the emails stays stopped. */
const kept = ({ hour, emails, again }: KeptInput) => ({
  ...{ ...sheet, hour },
  addresses: emails.map((email) => {
    const isStopped = email.startsWith('bar') && !again.includes(email);
    return { email, confirmedAt: null, stoppedAt: isStopped ? stoppedAt : null, stoppedFor: isStopped ? 'reader' : null };
  }),
}); // prettier-ignore

async function open(role: string, company?: object, addresses: object[] = []) {
  const requests = serve({
    '/api/v1/company': company ? { body: company } : { status: 503, body: {} },
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/venues': (input) => ({ body: input ? { ...olmo, ...input } : [olmo] }),
    '/api/v1/venues/venue-1': (input) => ({ body: { ...olmo, ...(input as object) } }),
    '/api/v1/team': { body: teamOf(role) },
    '/api/v1/day-sheet/emails': { body: { items: [{ ...sheet, addresses }] } },
    '/api/v1/day-sheet/emails/venue-1': (input) => ({ body: kept(input as KeptInput) }),
  });
  const view = renderPage(
    <Suspense>
      <VenuesSection />
    </Suspense>,
  );
  await screen.findByRole('heading', { name: 'Venues' });
  return { ...view, sent: () => requests.filter(({ body }) => body !== undefined) };
}

test('a place is added with its hours, and what is missing is said first', async () => {
  const { user, sent } = await open('owner');
  await user.click(screen.getByRole('button', { name: 'Add a venue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a venue' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Olmo Bar');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), '2 Quay Street');
  await user.click(dialog.getByRole('button', { name: 'Open on Monday' }));
  await user.click(dialog.getByRole('button', { name: 'Save venue' }));
  expect(await dialog.findByText('Please choose a city.')).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'London');
  await user.click(dialog.getByRole('button', { name: 'Save venue' }));
  expect(await screen.findByText('Olmo Bar saved.')).toBeInTheDocument();
  const openingHours = { ...alwaysClosed, monday: [{ from: '12:00', to: '23:00' }] };
  const body = { name: 'Olmo Bar', address: '2 Quay Street', city: 'london', point: null, openingHours };
  expect(sent()).toEqual([{ path: '/api/v1/venues', body }]);
});

test('a new place is in the city that the brand gave when it joined', async () => {
  const { user } = await open('owner', { city: 'bristol' });
  await user.click(screen.getByRole('button', { name: 'Add a venue' }));
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('bristol');
});

test('a member reads the places, and has nothing to change', async () => {
  await open('member');
  expect(screen.getByText('Fri 18:00–01:00')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the day sheet is emailed at an hour and to addresses that an owner chooses', async () => {
  const { user, sent } = await open('owner');
  await user.click(await screen.findByRole('button', { name: 'Day sheet emails for Casa Olmo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Day sheet emails for Casa Olmo' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Every day at (UK time)' }), '09:00');
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'kitchen');
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  expect(await dialog.findByText('Please enter a valid email address.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Email address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'Kitchen@olmo.example');
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'floor@olmo.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Day sheet emails for Casa Olmo saved.')).toBeVisible();
  const body = { hour: 9, emails: ['kitchen@olmo.example', 'floor@olmo.example'], again: [] };
  expect(sent()).toEqual([{ path: '/api/v1/day-sheet/emails/venue-1', body }]);
});

test('an address that has stopped the emails is named, and asked again only when the owner says so', async () => {
  const { user, sent } = await open('owner');
  await user.click(await screen.findByRole('button', { name: 'Day sheet emails for Casa Olmo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Day sheet emails for Casa Olmo' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'bar@olmo.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Stopped these emails on/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ask bar@olmo.example again' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Day sheet emails for Casa Olmo saved.')).toBeVisible();
  expect(sent().map(({ body }) => (body as KeptInput).again)).toEqual([[], ['bar@olmo.example']]);
});

test('addresses that get no sheets are named with the reason, and asked again on request', async () => {
  const { user, sent } = await open('owner', undefined, [
    { ...address, email: 'new@olmo.example' },
    { ...address, email: 'typo@olmo.example', stoppedAt, stoppedFor: 'undeliverable' },
    { ...address, email: 'kitchen@olmo.example', confirmedAt: stoppedAt },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Day sheet emails for Casa Olmo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Day sheet emails for Casa Olmo' }));
  expect(await dialog.findByText(/^Emails haven’t arrived since/)).toBeVisible();
  expect(dialog.getAllByText('They still have to confirm, with the link that we emailed.')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Ask new@olmo.example again' }));
  expect(dialog.getByText('We’ll ask them to confirm once you save.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Day sheet emails for Casa Olmo saved.')).toBeVisible();
  expect(sent().map(({ body }) => (body as KeptInput).again)).toEqual([['new@olmo.example']]);
});
