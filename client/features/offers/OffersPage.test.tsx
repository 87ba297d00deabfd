import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anOffer } from '../../test/offer';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { OffersPage } from './OffersPage';

const open = (items: readonly object[]) => {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('brand-1')),
    '/api/v1/offers?limit=12': { body: { items, next: null } },
  });
  renderPage(<OffersPage />, { at: '/app/brand/offers' });
};

it('shows a brand its offers, each with its state, and the way to a new one', async () => {
  const { id, title } = anOffer();
  open([anOffer()]);
  const offer = within(screen.getByRole('region', { name: 'Your offers' }));
  expect(await offer.findByRole('link', { name: title })).toHaveAttribute('href', `/app/brand/offers/${id}`);
  expect(offer.getByText(/^Live · /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an offer' })).toHaveAttribute('href', '/app/brand/offers/new');
});

it('says to a new brand what an offer brings', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No offers yet' })).toBeVisible();
});
