import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOffer } from '../../test/offer';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { OfferMap } from './OfferMap';

const offer = anOffer();
const { id: offerId, lat, lng, title, valuePence } = offer;
const pin = { lat, lng, count: 1, offerId, title, valuePence };

class WatchedSize {
  observe(): void {}
  disconnect(): void {}
}
const heard = () => undefined;
const calm = {
  matches: true,
  addListener: heard,
  removeListener: heard,
  addEventListener: heard,
  removeEventListener: heard,
};
beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: WatchedSize, matchMedia: () => calm });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

/** Returns these pins for any area of the map. */
function open(items: readonly object[]) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer),
    [`/api/v1/offers/${offerId}`]: { body: { ...offer, actions: [], slots: [] } },
    '/api/v1/offers/markers?*': { body: { items } },
    '/api/v1/towns?*': { body: { items: [] } },
  });
  const nothing = () => undefined;
  const map = <OfferMap filter={{ city: '', category: '' }} chosen={null} onChoose={nothing} onNarrow={nothing} />;
  const view = renderPage(map, { at: '/app/influencer/explore' });
  const lastBounds = () => {
    const { path } = requests.findLast((request) => request.path.includes('/markers'))!;
    return new URLSearchParams(path.split('?')[1]).get('bounds')!.split(',').map(Number) as [
      number,
      number,
      number,
      number,
    ];
  };
  return { ...view, lastBounds };
}

it('R58: begins with every pin in sight, each with what it is worth', async () => {
  const { lastBounds } = open([pin]);
  const button = await screen.findByRole('button', { name: title });
  expect(button).toHaveTextContent('£95');
  const [west, south, east, north] = lastBounds();
  expect(west).toBeLessThan(lng);
  expect(east).toBeGreaterThan(lng);
  expect(south).toBeLessThan(lat);
  expect(north).toBeGreaterThan(lat);
  expect(east - west).toBeLessThan(5);
}); // prettier-ignore

it('shows a pin’s offer with its picture; by the keyboard too, and Escape goes back to the pin', async () => {
  const { user } = open([pin]);
  const button = await screen.findByRole('button', { name: title });
  button.focus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('dialog', { name: title });
  expect(card).toHaveFocus();
  expect(within(card).getByRole('link', { name: title })).toHaveAttribute('href', `/app/influencer/offers/${offerId}`);
  expect(within(card).getByText('Harbour Lights')).toBeVisible();
  expect(within(card).getByRole('button', { name: `Save ${title}` })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

it('where nothing matches, shows the whole country', async () => {
  const { lastBounds } = open([]);
  await waitFor(() => {
    const [west, south, east, north] = lastBounds();
    expect([west < -5, south < 50.5, east > 1.5, north > 58]).toEqual([true, true, true, true]);
    expect(north).toBeLessThan(65);
  });
});
