import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { Link, type RouteObject, useLocation, useRoutes } from 'react-router';
import { RouteProgress } from '../shell/RouteProgress';
import { createNavigation } from './create-navigation';
import { NavigationRouter, ScrollMemory, useHeldNavigation } from './navigation';
import { page } from './page-route';
import { preload, usePreloadedLinks } from './Elsewhere';

const here = () => (
  <>
    <nav>
      <Link to="/next">Next</Link>
      <Link to="/next?all">All of the next</Link>
    </nav>
    <h1>Offers</h1>
    <Link to="/next#end">To the end</Link>
    <Link to="/next" preventScrollReset>
      In place
    </Link>
  </>
);
const next = () => (
  <main>
    <h1>The next page</h1>
    <h2 id="end">The end</h2>
    <Link to="/">Back to offers</Link>
    <a href="#end">What it means</a>
  </main>
);
const unsaved = () => <Form isSaved={() => false} />;

/** Asks before people leave it. */
function Form({ isSaved }: { isSaved: () => boolean }) {
  const held = useHeldNavigation(!isSaved());
  const { hash } = useLocation();
  return (
    <>
      <h1>The form</h1>
      <p>At {hash || 'its top'}</p>
      <Link to="/">Back to offers</Link>
      <a href="#end">What it means</a>
      {held && (
        <>
          <button onClick={held.stay}>Stay</button>
          <button onClick={held.proceed}>Leave</button>
        </>
      )}
    </>
  );
}

const address = () => window.location.pathname + window.location.hash;

/** A portal of two pages; the second comes from `load`. */
function open(load: () => Promise<ComponentType>, given = false) {
  const pages = [page('/', async () => here), page('/next', load)];
  const Pages = () => useRoutes(pages);
  window.history.pushState(null, '', '/');
  const navigation = createNavigation(undefined, given);
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
  await waitFor(() => expect(navigation.state.initialized).toBe(true)); // an effect of the page

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
  expect(await screen.findByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
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

test('a page that the server has rendered stays where the visitor has scrolled it', async () => {
  const { places, scroll } = scrolls();
  scroll(400);
  const { user } = open(async () => next, true);
  await screen.findByRole('heading', { name: 'Offers' });
  expect(places).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'The next page' });
  expect(places.at(-1)).toBe(0);
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

test('a page that was clicked twice, or left before it was there, has no extra entry in the history', async () => {
  scrolls();
  let arrive: (next: ComponentType) => void = () => undefined;
  const { user, navigation } = open(() => new Promise((resolve) => (arrive = resolve)));
  await screen.findByRole('heading', { name: 'Offers' });
  const entries = window.history.length;
  await user.click(screen.getByRole('link', { name: 'All of the next' }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/');
  await act(async () => arrive(next));
  expect(await screen.findByRole('heading', { name: 'The next page' })).toBeVisible();
  expect(address()).toBe('/next');
  expect(window.history.length).toBe(entries + 1);
  act(() => navigation.navigator.go(-1));
  expect(await screen.findByRole('heading', { name: 'Offers' })).toBeVisible();
});

test('an anchor’s place is not that of the page before it', async () => {
  const { places, scroll } = scrolls();
  const { user, navigation } = open(async () => next);
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'The next page' });
  scroll(600);
  await user.click(screen.getByRole('link', { name: 'What it means' }));
  scroll(2_000); // as the browser does before it says so
  await waitFor(() => expect(places.at(-1)).toBe(Infinity));
  scroll(2_100);
  act(() => navigation.navigator.go(-1));
  await waitFor(() => expect(places.at(-1)).toBe(600));
  act(() => navigation.navigator.go(1));
  await waitFor(() => expect(places.at(-1)).toBe(2_100));
});

test('a page that is still too short is scrolled back once it has grown', async () => {
  const { places, scroll } = scrolls();
  let grow: () => void = () => undefined;
  class Observer {
    constructor(grown: () => void) {
      grow = grown;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, { ResizeObserver: Observer });
  try {
    const { user, navigation } = open(async () => next);
    await screen.findByRole('heading', { name: 'Offers' });
    scroll(900);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'The next page' });
    jest.spyOn(window, 'scrollTo').mockImplementation(() => Object.assign(window, { scrollY: 40 }));
    act(() => navigation.navigator.go(-1));
    await screen.findByRole('heading', { name: 'Offers' });
    scroll(40);
    jest.restoreAllMocks();
    jest.spyOn(window, 'scrollTo').mockImplementation((...[, y]: unknown[]) => {
      places.push(y as number);
      Object.assign(window, { scrollY: y });
    });
    act(() => grow());
    expect(places.at(-1)).toBe(900);
  } finally {
    Reflect.deleteProperty(window, 'ResizeObserver');
  }
});

test('people are asked about every way out of unsaved changes, and come back to where they were', async () => {
  scrolls();
  const { user, navigation } = open(async () => unsaved);
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  await user.click(await screen.findByRole('link', { name: 'What it means' }));
  await screen.findByText('At #end');

  act(() => navigation.navigator.go(-1)); // to the same page
  await screen.findByText('At its top');
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  act(() => navigation.navigator.go(1));
  await screen.findByText('At #end');

  act(() => navigation.navigator.go(-2));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(address()).toBe('/next#end'));
  expect(screen.getByRole('heading', { name: 'The form' })).toBeVisible();

  act(() => navigation.navigator.go(-2));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Offers' })).toBeVisible();
  expect(address()).toBe('/');
});

test('a part without changes lets nobody leave another that has some', async () => {
  scrolls();
  let isSaved = false;
  const Both = () => (
    <>
      <Form isSaved={() => true} />
      <Form isSaved={() => isSaved} />
    </>
  );
  const { user } = open(async () => Both);
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  await user.click((await screen.findAllByRole('link', { name: 'Back to offers' }))[0]!);
  expect((await screen.findAllByRole('button', { name: 'Leave' }))[0]).toBeVisible();
  isSaved = true;
  await user.click(screen.getAllByRole('button', { name: 'Stay' })[0]!);
  await user.click(screen.getAllByRole('link', { name: 'Back to offers' })[0]!);
  expect(await screen.findByRole('heading', { name: 'Offers' })).toBeVisible();
});

test('the title of a new page has the focus, unless people are in the middle of it', async () => {
  scrolls();
  const { user, navigation } = open(async () => next);
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The next page' })).toHaveFocus());
  act(() => navigation.navigator.go(-1));
  await screen.findByRole('heading', { name: 'Offers' });
  expect(document.body).toHaveFocus();
});

test('a page that failed while people had gone elsewhere is loaded when they come', async () => {
  scrolls();
  let fail: (error: Error) => void = () => undefined;
  const loads = [() => new Promise<ComponentType>((_, reject) => (fail = reject)), async () => next];
  const { user, navigation } = open(() => loads.shift()!());
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  act(() => navigation.navigator.push('/?elsewhere', null, {}));
  await act(async () => fail(new Error('Offline')));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'The next page' })).toBeVisible();
});

test('a page’s parts are loaded together, as soon as its link is pressed', async () => {
  const asked: string[] = [];
  const part = (path: string, children?: RouteObject[]) =>
    page(path, async () => (asked.push(path), Promise.reject(new Error('Offline'))), children);
  const routes = [part('/people', [part(':id')]), part('/offers')];
  const Links = () => {
    usePreloadedLinks(routes);
    return (
      <>
        <a href="/people/7">Ada</a>
        <a href="/offers" target="_blank">
          In a new tab
        </a>
        <a href="https://example.com/offers">Elsewhere</a>
      </>
    );
  };
  const user = userEvent.setup();
  render(<Links />);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'Ada' }) });
  expect(asked).toEqual(['/people', ':id']);
  for (const name of ['In a new tab', 'Elsewhere'])
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name }) });
  expect(asked).toHaveLength(2);
  preload(routes, '/offers');
  expect(asked.at(-1)).toBe('/offers');
});
