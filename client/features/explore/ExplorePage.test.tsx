import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anOffer } from '../../test/offer';
import { AddressLine, renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { ExplorePage } from './ExplorePage';

const offer = anOffer();

function open(more: Parameters<typeof serve>[0] = {}, at = '/app/influencer/explore') {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    '/api/v1/offers?limit=12': { body: { items: [offer], next: null } },
    ...more,
  });
  const page = (
    <>
      <ExplorePage />
      <AddressLine />
    </>
  );
  return { ...renderPage(page, { at }), requests };
}

describe('ExplorePage', () => {
  it('R58: lists the offers, complete without the map, each with the way to it', async () => {
    open();
    const row = within(await screen.findByRole('article', { name: 'Supper for two' }));
    expect(row.getByRole('link', { name: 'Supper for two' })).toHaveAttribute(
      'href',
      `/app/influencer/offers/${offer.id}`,
    );
    expect(row.getByText(/Harbour Lights · Bristol · Restaurants/)).toBeVisible();
  });

  it('keeps city, kind and Saved in the address, and says what to do when nothing is left', async () => {
    const { user } = open({
      '/api/v1/offers?limit=12&city=bristol': { body: { items: [offer], next: null } },
      '/api/v1/offers?limit=12&city=bristol&saved=true': { body: { items: [], next: null } },
    });
    await user.selectOptions(await screen.findByLabelText('City'), 'Bristol');
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByRole('heading', { name: 'No saved offers here' })).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveTextContent('?city=bristol&saved=true');
    await user.click(screen.getByRole('button', { name: 'Show all offers' }));
    expect(screen.getByLabelText('Address')).toHaveTextContent('?city=bristol');
  });

  it('saves an offer with its heart, and takes it back', async () => {
    let saved = false;
    const { user, requests } = open({
      '/api/v1/offers?limit=12': () => ({ body: { items: [{ ...offer, saved }], next: null } }),
      [`/api/v1/offers/${offer.id}/saved`]: () => {
        saved = !saved;
        return { status: 204 };
      },
    });
    const heart = await screen.findByRole('button', { name: 'Save Supper for two', pressed: false });
    await user.click(heart);
    expect(await screen.findByRole('button', { name: 'Save Supper for two', pressed: true })).toBeVisible();
    expect(requests.map(({ path }) => path)).toContain(`/api/v1/offers/${offer.id}/saved`);
  });
});
