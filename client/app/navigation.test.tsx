import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { Link, UNSAFE_createMemoryHistory as memoryHistory, useRoutes } from 'react-router';
import { RouteProgress } from '../shell/RouteProgress';
import { NavigationRouter, ScrollMemory, createNavigation } from './navigation';
import { page } from './page-route';

const here = () => (
  <>
    <h1>Offers</h1>
    <Link to="/next">Next</Link>
    <Link to="/next#end">To the end</Link>
    <Link to="/next" preventScrollReset>
      In place
    </Link>
  </>
);
const next = () => (
  <>
    <h1>The next page</h1>
    <h2 id="end">The end</h2>
    <Link to="/">Back to offers</Link>
  </>
);

/** A portal of two pages; the second comes from `load`. */
function open(load: () => Promise<ComponentType>) {
  const pages = [page('/', async () => here), page('/next', load)];
  const Pages = () => useRoutes(pages);
  const navigation = createNavigation(memoryHistory({ initialEntries: ['/'], v5Compat: true }));
  render(
    <NavigationRouter navigation={navigation}>
      <RouteProgress />
      <Suspense fallback="Loading">
        <Pages />
        <ScrollMemory />
      </Suspense>
    </NavigationRouter>,
  );
  return { user: userEvent.setup(), navigation };
}

/** Of the window, which jsdom does not have. */
function scrolls() {
  const places: number[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((...[, y]: unknown[]) => {
    places.push(y as number);
    Object.assign(window, { scrollY: y });
  });
  Element.prototype.scrollIntoView = function show(this: Element) {
    places.push(Infinity);
  };
  return {
    places,
    scroll(y: number) {
      Object.assign(window, { scrollY: y });
      window.dispatchEvent(new Event('scroll'));
    },
  };
}

test('a page stays until the next one has been loaded, and the first one is announced', async () => {
  scrolls();
  let arrive: (next: ComponentType) => void = () => undefined;
  const { user, navigation } = open(() => new Promise((resolve) => (arrive = resolve)));
  expect(navigation.state.initialized).toBe(false);
  await screen.findByRole('heading', { name: 'Offers' });
  expect(navigation.state.initialized).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
  await act(async () => arrive(next));
  expect(await screen.findByRole('heading', { name: 'The next page' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a page that couldn’t be loaded says so, and is loaded when it is opened again', async () => {
  scrolls();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
  let tries = 0;
  const { user, navigation } = open(async () => {
    if (tries++ === 0) throw new Error('Offline');
    return next;
  });
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  act(() => navigation.navigator.push('/', null, {}));
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'The next page' })).toBeVisible();
});

test('a new page begins at its top or at what the link names, and a former one where it was left', async () => {
  const { places, scroll } = scrolls();
  const { user, navigation } = open(async () => next);
  await screen.findByRole('heading', { name: 'Offers' });
  scroll(700);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'The next page' });
  expect(places.at(-1)).toBe(0);
  act(() => navigation.navigator.go(-1));
  await screen.findByRole('heading', { name: 'Offers' });
  expect(places.at(-1)).toBe(700);
  await user.click(screen.getByRole('link', { name: 'To the end' }));
  await screen.findByRole('heading', { name: 'The next page' });
  expect(places.at(-1)).toBe(Infinity);
});

test('a link that keeps the place does not scroll', async () => {
  const { places, scroll } = scrolls();
  const { user } = open(async () => next);
  await screen.findByRole('heading', { name: 'Offers' });
  scroll(300);
  const before = places.length;
  await user.click(screen.getByRole('link', { name: 'In place' }));
  await screen.findByRole('heading', { name: 'The next page' });
  expect(places).toHaveLength(before);
});
