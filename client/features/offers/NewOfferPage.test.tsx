import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { NewOfferPage } from './NewOfferPage';

function open(more: Parameters<typeof serve>[0] = {}) {
  const requests = serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()), ...more });
  return { ...renderPage(<NewOfferPage />, { at: '/app/brand/offers/new' }), requests };
}

describe('NewOfferPage', () => {
  it('checks a field when it is left', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Title'));
    await user.tab();
    expect(await screen.findByText('Please give a title of 3 to 100 characters.')).toBeVisible();
  });

  it('lists every fault after a refused submit, each leading to its field', async () => {
    const { user, requests } = open();
    await user.click(screen.getByRole('button', { name: 'Publish offer' }));
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('link', { name: 'Please choose a city.' }));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(requests.filter(({ body }) => body !== undefined)).toEqual([]);
  });

  it('places what the server refuses at its field', async () => {
    const { user } = open({
      '/api/v1/offers': {
        status: 400,
        body: { detail: 'Please correct the marked fields.', errors: { 'slots.0.startsAt': 'This time is over.' } },
      },
    });
    await user.type(screen.getByLabelText('Title'), 'Supper for two');
    await user.type(screen.getByLabelText('What the influencer gets'), 'A tasting menu');
    await user.type(screen.getByLabelText('Retail value (£)'), '95');
    await user.selectOptions(screen.getByLabelText('Category'), 'Restaurants');
    await user.type(screen.getByLabelText('Venue'), 'Quay Street');
    await user.selectOptions(screen.getByLabelText('City'), 'Bristol');
    await user.type(screen.getByLabelText('Date'), '2027-03-09');
    await user.click(screen.getByRole('button', { name: 'Publish offer' }));
    expect(await screen.findByRole('link', { name: 'This time is over.' })).toBeVisible();
    expect(screen.getByLabelText('Date')).toBeInvalid();
  });

  it('shows the ticket while it is written', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Title'), 'Supper for two');
    await user.type(screen.getByLabelText('Retail value (£)'), '95');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('Supper for two')).toBeVisible();
    expect(within(preview).getByText('£95')).toBeVisible();
  });

  it('adds three evenings of next week in place of an empty time', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add three evenings next week' }));
    expect(screen.getAllByLabelText('Date').map((field) => (field as HTMLInputElement).value)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
  });
});
