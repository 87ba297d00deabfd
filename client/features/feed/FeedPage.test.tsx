import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anOffer } from '../../test/offer';
import { AddressLine, renderPage } from '../../test/render';
import { influencer, serve, sessionOf, staff } from '../../test/server';
import { FeedPage } from './FeedPage';

const offer = anOffer();

function open(reader: typeof influencer, more: Parameters<typeof serve>[0] = {}, at = '/app/influencer/browse') {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    '/api/v1/offers?limit=12': { body: { items: [offer], next: null } },
    ...more,
  });
  const page = (
    <>
      <FeedPage />
      <AddressLine />
    </>
  );
  return { ...renderPage(page, { at }), requests };
}

describe('FeedPage', () => {
  it('sends a request with its note, and then leads to the ticket', async () => {
    let collabId: string | null = null;
    const { user, requests } = open(influencer, {
      '/api/v1/offers?limit=12': () => ({ body: { items: [{ ...offer, collabId }], next: null } }),
      [`/api/v1/offers/${offer.id}/requests`]: () => {
        collabId = 'c1';
        return { status: 201, body: { respondBy: '2027-03-08T12:00:00.000Z' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    await user.type(await screen.findByLabelText('Note to the brand (optional)'), 'Tuesdays suit me.');
    await user.click(screen.getByRole('button', { name: 'Request' }));
    expect(await screen.findByRole('link', { name: 'See your ticket' })).toHaveAttribute('href', '/app/collabs/c1');
    expect(requests).toContainEqual({
      path: `/api/v1/offers/${offer.id}/requests`,
      body: { note: 'Tuesdays suit me.' },
    });
  });

  it('keeps the filter in the address, and names the one to loosen when nothing is left', async () => {
    const { user } = open(influencer, {
      '/api/v1/offers?limit=12&city=bath': { body: { items: [], next: null } },
      '/api/v1/offers?limit=12&city=bath&category=pets': { body: { items: [], next: null } },
    });
    await user.selectOptions(await screen.findByLabelText('City'), 'Bath');
    expect(await screen.findByText('No offers in Bath at the moment')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Category'), 'Pets');
    expect(await screen.findByText('No Pets offers in Bath at the moment')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveTextContent('?city=bath&category=pets');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Supper for two')).toBeVisible();
  });

  it('loads more until there is no more', async () => {
    const next = { body: { items: [{ ...offer, id: 'second', title: 'Brunch' }], next: null } };
    const { user } = open(influencer, {
      '/api/v1/offers?limit=12': { body: { items: [offer], next: 'here' } },
      '/api/v1/offers?limit=12&after=here': next,
    });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Brunch')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('shows staff the feed without a way to request', async () => {
    open(staff);
    expect(await screen.findByText('Supper for two')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Feed Viewer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request' })).toBeNull();
  });
});
