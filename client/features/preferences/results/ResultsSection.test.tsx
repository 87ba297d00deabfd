import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { alwaysClosed } from '../../../../server/contract/rules/opening-hours';
import type { components } from '../../../api/schema';
import { aCsvFile } from '../../../test/csv-file';
import { renderPage } from '../../../test/render';
import { brand, serve, sessionOf } from '../../../test/server';
import { teamOf } from '../../../test/team';
import { ResultsSection } from './ResultsSection';

const quay = { id: 'venue-1', name: 'Quay Street', address: '1 Quay Street', city: 'bristol', point: null };
const harbour = { ...quay, id: 'venue-2', name: 'Harbour' };
const venues = [quay, harbour].map((venue) => ({ ...venue, openingHours: alwaysClosed }));

type Imported = components['schemas']['BookingImportView'];
const columns = { day: 0, time: null, covers: 1, word: 2, heard: null, spend: null, reference: null, venue: null };
const report: Imported = {
  ...{ headers: ['Date', 'Covers', 'Promo code'], sample: [['04/03/2027', '2', 'MAYA']], columns },
  ...{ encoding: 'utf-8', isEncodingSure: true, notices: ['Dates are read with the day first.'] },
  ...{ rows: 3, created: 2, updated: 0, unchanged: 1, rejected: 0 },
  ...{ unchangedFor: [{ reason: 'No creator is named.', count: 1, rows: [3] }], rejectedFor: [], rejectsCsv: null },
};

const hookUrl = 'https://tastemaker.test/api/v1/booking-hooks/token';

/** The current server: it keeps the settings, and the address of bookings. */
async function open(role = 'owner', more: Parameters<typeof serve>[0] = {}) {
  let hooks = 0;
  let hook: object | null = null;
  let settings = { targetUrl: null as string | null, marginPercent: null as number | null };
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/team': { body: teamOf(role) },
    '/api/v1/venues': { body: venues },
    '/api/v1/result-settings': (body) => ({ body: (settings = { ...settings, ...(body as object) }) }),
    '/api/v1/booking-hook': (_, __, method) => {
      if (method === 'DELETE') hook = null;
      if (method !== 'POST') return { body: { hook } };
      hooks += 1;
      hook = { url: `${hookUrl}-${hooks}`, createdAt: '2027-03-04T10:00:00.000Z' };
      return { body: { ...hook, secret: `whsec_${hooks}` } };
    },
    '/api/v1/guests/import': { body: report },
    ...more,
  });
  const view = renderPage(
    <Suspense>
      <ResultsSection />
    </Suspense>,
  );
  await screen.findByRole('textbox', { name: 'Where creators’ links lead' });
  const sent = (path: string) =>
    requests.filter((each) => each.path.startsWith(path) && each.body).map(({ body }) => body);
  return { ...view, sent };
}
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('links and margin', () => {
  it('are saved together, and either can be left out', async () => {
    const { user, sent } = await open();
    await user.type(field('Where creators’ links lead'), 'https://lights.test/book');
    await user.click(press('Save'));
    await user.type(field('Your margin (%)'), '65%');
    await user.click(press('Save'));
    await screen.findAllByText('Saved.');
    expect(sent('/api/v1/result-settings')).toEqual([
      { targetUrl: 'https://lights.test/book', marginPercent: null },
      { targetUrl: 'https://lights.test/book', marginPercent: 65 },
    ]);
  });

  it.each(['120', 'most', '12.5'])('a margin is a whole number up to 100, not %s', async (typed) => {
    const { user, sent } = await open();
    await user.type(field('Your margin (%)'), typed);
    await user.click(press('Save'));
    expect(field('Your margin (%)')).toBeInvalid();
    expect(sent('/api/v1/result-settings')).toEqual([]);
  });

  it('shows a refused address at its field', async () => {
    const errors = { targetUrl: 'Please enter a full address, beginning with https://.' };
    const { user } = await open('owner', {
      '/api/v1/result-settings': (body) =>
        body
          ? { status: 400, body: { code: 'outcomes/wrong-target', detail: 'It can’t lead there.', errors } }
          : { body: { targetUrl: null, marginPercent: null } },
    });
    await user.type(field('Where creators’ links lead'), 'lights');
    await user.click(press('Save'));
    expect(await screen.findByText(errors.targetUrl)).toBeVisible();
    expect(field('Where creators’ links lead')).toBeInvalid();
    expect(screen.queryByText('It can’t lead there.')).toBeNull();
  });

  it('can be read by members, who enter covers but have no webhook', async () => {
    await open('member');
    expect(field('Where creators’ links lead')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(press('Save covers')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Booking webhook' })).toBeNull();
  });
});

describe('covers of a day', () => {
  it('are typed for a venue', async () => {
    const { user, sent } = await open('owner', { '/api/v1/covers-days/venue-2/2027-03-04': { body: { changed: true } } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Harbour');
    await user.clear(field('Day'));
    await user.type(field('Day'), '04/03/2027');
    await user.click(press('Save covers'));
    expect(field('Covers')).toBeInvalid();
    await user.type(field('Covers'), '86');
    await user.click(press('Save covers'));
    expect(await screen.findByText('Covers saved.')).toBeVisible();
    expect(sent('/api/v1/covers-days')).toEqual([{ covers: 86 }]);
    expect(field('Covers')).toHaveValue('');
  }); // prettier-ignore

  it('say which day is wrong', async () => {
    const errors = { day: 'This day is still to come.' };
    const { user } = await open('owner', {
      '/api/v1/covers-days/venue-1/2027-12-24': {
        ...{ status: 400, body: { code: 'outcomes/wrong-day', detail: 'Please check.', errors } },
      },
    });
    await user.clear(field('Day'));
    await user.type(field('Day'), '24/12/2027');
    await user.type(field('Covers'), '86');
    await user.click(press('Save covers'));
    expect(await screen.findByText(errors.day)).toBeVisible();
    expect(field('Day')).toBeInvalid();
  });

  it('need a venue', async () => {
    await open('owner', { '/api/v1/venues': { body: [] } });
    expect(await screen.findByRole('link', { name: 'Add a venue' })).toHaveAttribute('href', expect.stringContaining('venues'));
  }); // prettier-ignore
});

describe('the import of bookings', () => {
  it('shows how a table of guests is read, and then stores it', async () => {
    const { user, sent } = await open();
    await user.click(press('Guests sent by creators'));
    await user.upload(await screen.findByLabelText('Table', { selector: 'input' }), aCsvFile('Date,Covers,Promo code\n'));
    expect(await screen.findByText('2 parties of guests will be imported. 1 row changes nothing.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Creator’s word or code/ })).toHaveTextContent('Promo code');
    await user.click(screen.getByRole('combobox', { name: /^Rows without a venue/ }));
    await user.click(screen.getByRole('option', { name: 'Harbour' }));
    await user.click(await screen.findByRole('button', { name: 'Import these 2 rows' }));
    expect(await screen.findByText(/^2 parties of guests imported\./)).toBeVisible();
    const orders = sent('/api/v1/guests/import') as components['schemas']['ImportBookingsInput'][];
    expect(orders.map(({ use, venueId, dryRun }) => [use, venueId, dryRun])).toEqual([
      ['guests', undefined, true],
      ['guests', 'venue-2', true],
      ['guests', 'venue-2', false],
    ]);
  }); // prettier-ignore

  it('takes all covers of each day in the same way', async () => {
    const { user, sent } = await open('owner', { '/api/v1/venues': { body: venues.slice(0, 1) } });
    await user.click(press('Covers by day'));
    await user.upload(await screen.findByLabelText('Table', { selector: 'input' }), aCsvFile('Date,Covers\n'));
    expect(await screen.findByText(/^The covers of 2 rows will be imported\./)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Creator’s word/ })).toBeNull();
    expect(sent('/api/v1/guests/import')).toEqual([expect.objectContaining({ use: 'covers', dryRun: true })]);
  });
});

describe('the booking webhook', () => {
  const hook = () => within(screen.getByRole('region', { name: 'Booking webhook' }));

  it('shows its secret once, and can be replaced and removed', async () => {
    const { user } = await open();
    await user.click(press('Create an address'));
    expect(await screen.findByText('whsec_1')).toBeVisible();
    expect(await hook().findByText(`${hookUrl}-1`)).toBeVisible();
    await user.click(press('I’ve saved it'));
    expect(screen.queryByText('whsec_1')).toBeNull();

    await user.click(press('New address and secret'));
    expect(screen.getByRole('dialog', { name: 'Create a new address?' })).toHaveTextContent(/stop working straight away/);
    await user.click(press('Confirm'));
    expect(await screen.findByText('whsec_2')).toBeVisible();
    await screen.findByRole('region', { name: 'Booking webhook' }); // the question is gone
    expect(await hook().findByText(`${hookUrl}-2`)).toBeVisible();

    await user.click(hook().getByRole('button', { name: 'Remove' }));
    await user.click(press('Confirm'));
    expect(await screen.findByRole('button', { name: 'Create an address' })).toBeVisible();
    expect(screen.queryByText('whsec_2')).toBeNull();
  }); // prettier-ignore
});
