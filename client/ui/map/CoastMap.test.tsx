import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { CoastMap } from './CoastMap';
import type { Marker } from './pins';
import { wholeMap } from './degrees';

let resized: () => void;

class WatchedSize {
  constructor(changed: () => void) {
    resized = changed;
  }
  observe(): void {}
  disconnect(): void {}
}

const listening = { addListener: () => undefined, removeListener: () => undefined };
/** Reduced motion is preferred, so every move is immediate. */
const calm = () => ({ ...listening, matches: true });
beforeEach(() => void Object.assign(globalThis, { ResizeObserver: WatchedSize, matchMedia: calm }));

const giveWidth = (element: HTMLElement, pixels: number) =>
  act(() => {
    Object.defineProperty(element, 'clientWidth', { value: pixels, configurable: true });
    resized();
  });

const place = (label: string, lat: number, lng: number, country: string | null = null) => ({
  ...{ id: label, label, within: null, country, lat, lng },
});
const servePlaces = (...items: ReturnType<typeof place>[]) => serve({ '/api/v1/towns?*': { body: { items } } });
beforeEach(() => void servePlaces(place('Manchester', 53.48, -2.24), place('Cardiff', 51.48, -3.18)));

test('the name of a city is not written upon a pin', async () => {
  const places: Record<string, [x: number, y: number]> = { Manchester: [100, 100], Cardiff: [60, 200], '7': [110, 96] };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x, y] = places[this.textContent ?? ''] ?? [900, 900];
    return new DOMRect(x - 20, y - 8, 40, 16);
  });
  const seven = { key: 'm', lat: 53.5, lng: -2.2, label: '7 offers here', count: 7, selected: false };
  renderPage(<CoastMap label="Offers" bounds={wholeMap} markers={[seven]} onMoved={() => undefined} onPick={() => undefined} />);
  await waitFor(() => expect(screen.getByText('Manchester')).not.toBeVisible());
  expect(screen.getByText('Cardiff')).toBeVisible();
}); // prettier-ignore

test('names the places on it as far as there is room, the important ones first, and says from where', async () => {
  servePlaces(place('York', 53.96, -1.08), place('Huntington', 53.962, -1.081, 'GB'), place('Whitby', 54.49, -0.62, 'GB'));
  renderPage(<CoastMap label="Offers" bounds={wholeMap} markers={[]} onMoved={() => undefined} onPick={() => undefined} />);
  expect(await screen.findByText('York')).toBeInTheDocument();
  expect(screen.getByText('Whitby')).toBeInTheDocument();
  expect(screen.queryByText('Huntington')).toBeNull();
  expect(screen.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org/');
}); // prettier-ignore

test('shows streets where they are configured, names whose they are, and leaves the names of places to them', async () => {
  const mapTiles = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: '<b>© Streets</b>' };
  serve({ '/api/v1/settings': { body: { supportEmail: 's@t.test', links: {}, mapTiles } } });
  renderPage(<CoastMap label="Offers" bounds={wholeMap} markers={[]} onMoved={() => undefined} onPick={() => undefined} />);
  expect(await screen.findByText('<b>© Streets</b>')).toBeVisible();
  expect(screen.queryByText('Manchester')).toBeNull();
}); // prettier-ignore

test('a map that is given another size was not moved by hand; one that someone brings closer was', async () => {
  const moved = jest.fn<(bounds: unknown, zoom: number, byHand: boolean) => void>();
  const { user } = renderPage(
    <CoastMap label="Offers" bounds={wholeMap} markers={[]} onMoved={moved} onPick={() => undefined} />,
  );
  await waitFor(() => expect(moved).toHaveBeenCalled());
  giveWidth(screen.getByRole('application', { name: 'Offers' }), 300);
  giveWidth(screen.getByRole('application', { name: 'Offers' }), 700);
  expect(moved.mock.calls.map(([, , byHand]) => byHand)).not.toContain(true);

  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(moved.mock.lastCall?.[2]).toBe(true));
});

test('a pin that is chosen by the keyboard keeps the focus, and those that are gone are gone', async () => {
  const pin = (key: string, selected: boolean) => ({ key, lat: 53.5, lng: -2.2, label: key, count: 1, selected });
  const picked = jest.fn<(marker: { selected: boolean }) => void>();
  const map = (selected: boolean, ...others: string[]) => (
    <CoastMap
      label="Offers"
      bounds={wholeMap}
      markers={[pin('Dinner', selected), ...others.map((key) => pin(key, false))]}
      onMoved={() => undefined}
      onPick={picked}
    />
  );
  const { user, rerender } = renderPage(map(false, 'Lunch'));
  await screen.findByText('Cardiff');
  const dinner = screen.getByRole('button', { name: 'Dinner' });
  act(() => dinner.focus());
  await user.keyboard('{Enter}');
  rerender(map(true, 'Brunch'));
  expect(dinner).toHaveFocus();
  expect(dinner).toHaveClass('selected');
  expect(screen.queryByRole('button', { name: 'Lunch' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Brunch' })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(picked.mock.calls.map(([{ selected }]) => selected)).toEqual([false, true]);
});

test('opening a number by keyboard moves to the nearest pin it held; if none is left, to the map', async () => {
  const seven = { key: 'm', lat: 53.5, lng: -2.2, label: '7 offers here', count: 7, selected: false };
  const one = (key: string, lat: number) => ({ key, lat, lng: -2.2, label: key, count: 1, selected: false });
  const map = (...markers: Marker[]) => (
    <CoastMap label="Offers" bounds={wholeMap} markers={markers} onMoved={() => undefined} onPick={() => undefined} />
  );
  const { user, rerender } = renderPage(map(seven, one('Far away', 57)));
  await screen.findByText('Cardiff');
  act(() => screen.getByRole('button', { name: '7 offers here' }).focus());
  await user.keyboard('{Enter}');
  rerender(map(one('Far away', 57), one('Dinner', 53.51), one('Lunch', 53.6)));
  expect(screen.getByRole('button', { name: 'Dinner' })).toHaveFocus();
  rerender(map());
  expect(screen.getByRole('application', { name: 'Offers' })).toHaveFocus();
});
