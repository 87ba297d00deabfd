import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, defaultScheduler, notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router';
import { call } from '../../api/client';
import { archiveAddress } from '../../api/content';
import { theme } from '../../app/theme/theme';
import { createQueryClient } from '../../api/query-client';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { Toaster } from '../../ui/Toaster';
import { AccountList } from '../accounts/AccountList';
import { Landing } from './Landing';
import { RequireSession } from './RequireSession';
import { SessionProvider } from './SessionProvider';
import { useSession } from './session-context';

/** The router creates one for every navigation, and jsdom has none. */
class BareRequest {
  readonly method = 'GET';
  readonly signal = new AbortController().signal;
  constructor(readonly url: string) {}
}
beforeEach(() => void Object.assign(globalThis, { Request: BareRequest }));

/** Pages hear of a new session well after the code that has fetched it, as on a busy device. */
const pagesHearLate = () => notifyManager.setScheduler((tell) => setTimeout(tell, 30));
afterEach(() => notifyManager.setScheduler(defaultScheduler));

const update = '/api/v1/functions/updateSessionUserProfile';
const cafe = { ...brand('cafe'), profile: { ...brand().profile, name: 'Café' } };
const hotel = { ...brand('hotel'), profile: { ...brand().profile, name: 'Hotel' } };
const mine = [cafe, hotel, influencer];
const notYours = { status: 404, body: { code: 'identity/not-your-profile' } };

/** A person whose session is in `as`; each request is answered as the profile it names. */
function world({ as = 'cafe', linked = mine, more = {} } = {}) {
  const state = { as, linked, fails: 0 };
  const asked: string[] = [];
  const requests = serve({
    ...more,
    '/api/v1/functions/getSessionAndUserProfile': (_, { 'x-tastemaker-profile': named }) => {
      asked.push(named ?? '');
      if (state.fails-- > 0) return { status: 400, body: { detail: 'Not now.' } };
      if (state.linked.length === 0) return sessionOf(null);
      if (!(named ?? state.as)) return sessionOf(null, state.linked);
      const current = state.linked.find(({ uid }) => uid === (named ?? state.as));
      return current ? sessionOf(current, state.linked) : notYours;
    },
    '/api/v1/functions/getUser': () => ({
      body: { linked_profiles: state.linked.map(({ uid, type }) => ({ uid, type })) },
    }),
    [update]: (body) => {
      state.as = (body as { target_user_profile: { uid: string } }).target_user_profile.uid;
      return {};
    },
  });
  return { state, asked, switches: () => requests.filter(({ path }) => path === update).length };
}

function Page() {
  const { actor } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <p>{`Page of ${actor.uid}`}</p>
      <p>{pathname}</p>
      <AccountList />
    </>
  );
}

/** A new tab at this URL. */
function openTab(at: string) {
  const element = <RequireSession signIn={<p>Sign-in form</p>}>{<Page />}</RequireSession>;
  const routes = [
    { path: '/app', element: <Landing /> },
    { path: '/app/login', element: <p>Sign-in form</p> },
    { path: '*', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider router={router}>
          <RouterProvider router={router} />
        </SessionProvider>
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

/** Polls until it holds, because a navigation replaces the page. */
const pageIsOf = (uid: string) => waitFor(() => expect(screen.getByText(`Page of ${uid}`)).toBeVisible());

/** The same tab after a reload, or a new one, which has no state of its own. */
const reload = (view: ReturnType<typeof openTab>, at: string) => (view.unmount(), openTab(at));
const newTab = (view: ReturnType<typeof openTab>, at: string) => (sessionStorage.clear(), reload(view, at));

test.each([
  [
    'a brand’s new offer, coming as a creator',
    'influencer-1',
    '/app/brand/offers/new?uid=hotel',
    'hotel',
    'Back to @marta.eats',
  ],
  ['another brand', 'cafe', '/app/brand/preferences?uid=hotel', 'hotel', 'Back to Café'],
  ['a brand, coming as a creator', 'influencer-1', '/app/brand/dashboard?uid=cafe', 'cafe', 'Back to @marta.eats'],
  [
    'one’s creator profile, coming as a brand',
    'cafe',
    '/app/collabs/c1?uid=influencer-1',
    'influencer-1',
    'Back to Café',
  ],
])('an address of %s is opened as that, says so, and leaves the session as it is', async (_, as, at, uid, back) => {
  const { state, switches } = world({ as });
  const { router } = openTab(at);
  await pageIsOf(uid);
  expect(screen.getByText(/^You’re now in /)).toBeVisible();
  expect(screen.getByRole('button', { name: back })).toBeVisible();
  expect([state.as, switches(), router.state.location.search]).toEqual([as, 0, `?uid=${uid}`]);
});

test('R148, R154: who has several profiles and has just signed in chooses, though the first page names one', async () => {
  const { state, asked } = world({ as: '' });
  const { user, router } = openTab('/app');
  const picker = await screen.findByRole('dialog', { name: 'Select Account to Manage' });
  expect(asked).toEqual(['']);
  await user.click(within(picker).getByRole('button', { name: /@marta.eats/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/influencer/browse'));
  await pageIsOf('influencer-1');
  expect(state.as).toBe('influencer-1');
});

test('a link that names a profile is opened as that, without asking', async () => {
  world({ as: '' });
  openTab('/app?uid=hotel');
  await pageIsOf('hotel');
});

test('the way back leads to the first page of the profile before', async () => {
  world({ as: 'influencer-1' });
  const { user, router } = openTab('/app/brand/dashboard?uid=cafe');
  const back = await screen.findByRole('button', { name: 'Back to @marta.eats' });
  expect(screen.getByText('Page of cafe')).toBeVisible();
  const moves = new Set<string>();
  router.subscribe(({ location }) => void moves.add(location.pathname));
  pagesHearLate();
  await user.click(back);
  await pageIsOf('influencer-1');
  expect(await screen.findByText('/app/influencer/browse')).toBeVisible();
  expect([...moves]).toEqual(['/app/influencer/browse']); // and not back, as someone who may not see it
});

test('an address of one’s present profile says nothing', async () => {
  world();
  openTab('/app/brand/dashboard?uid=cafe');
  await pageIsOf('cafe');
  expect(screen.queryByText(/^You’re now in /)).toBeNull();
});

test('each request and each link of the tab says as whom, and still does after a reload', async () => {
  const { asked } = world();
  const view = openTab('/app/brand/content?uid=hotel');
  await screen.findByText('Page of hotel');
  expect(archiveAddress(['p1'])).toBe('/api/v1/content/archive?pieces=p1&asProfile=hotel');
  reload(view, '/app/brand/content');
  await pageIsOf('hotel');
  const heads: unknown[] = [];
  const answered = globalThis.fetch;
  globalThis.fetch = (path, init) => (heads.push(init?.headers), answered(path, init));
  await call('GET /api/v1/content').catch(() => undefined);
  expect(heads).toEqual([expect.objectContaining({ 'x-tastemaker-profile': 'hotel' })]);
  expect(asked).toEqual(['', 'hotel', 'hotel']);
});

test('switching in another tab moves this one nowhere; a new one begins as the one looked at last', async () => {
  const { state } = world();
  const view = openTab('/app/chats');
  await screen.findByText('Page of cafe');
  state.as = 'hotel';
  localStorage.setItem('currentProfileUID', 'hotel');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentProfileUID' })));
  await pageIsOf('cafe');

  const second = newTab(view, '/app/chats');
  await pageIsOf('hotel');
  localStorage.setItem('currentProfileUID', 'cafe');
  act(() => void window.dispatchEvent(new Event('focus')));
  newTab(second, '/app/chats');
  await pageIsOf('hotel');
});

test('picking another brand on a page that names one leads to the first page of the other, and back to that of the first', async () => {
  const { switches } = world();
  const { user, router } = openTab('/app/brand/preferences?uid=cafe');
  await screen.findByText('Page of cafe');
  await user.click(screen.getByRole('button', { name: /Hotel/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?uid=hotel'));
  await pageIsOf('hotel');
  expect(await screen.findByText('/app/brand/dashboard')).toBeVisible(); // the router updates before the page
  expect(switches()).toBe(1);

  await act(() => router.navigate(-1));
  await pageIsOf('cafe');
  expect(router.state.location.pathname).toBe('/app/brand/preferences');
});

const formerPath = '/api/v1/auth/former-profiles';
const removed = { uid: 'bar', type: 'brand', why: 'removed', name: 'Bar', at: '2026-11-02T10:00:00Z' };

test('a link of a profile that was taken from them says which it was, and offers their others', async () => {
  world({ more: { [formerPath]: { body: { items: [removed] } } } });
  const { user } = openTab('/app/collabs/c1?uid=bar');
  expect(await screen.findByRole('heading', { name: 'You can no longer act for Bar' })).toBeVisible();
  expect(screen.getByText(/^You were removed on 2 November 2026\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Hotel/ }));
  await pageIsOf('hotel');
});

test.each([
  [{ why: 'removed', name: 'Hotel' }, 'You can no longer act for Hotel'],
  [{ why: 'closed', name: null }, 'This profile has been closed'],
])('an open tab whose profile is %p says so, once, and goes on as another', async (what, title) => {
  const { state } = world({ more: { [formerPath]: { body: { items: [{ ...removed, uid: 'hotel', ...what }] } } } });
  const { user } = openTab('/app/brand/offers?uid=hotel');
  await screen.findByText('Page of hotel');
  state.linked = [cafe, influencer];
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentProfileUID' })));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentProfileUID' })));
  const accounts = within(await screen.findByRole('region', { name: 'Your accounts' }));
  await user.click(accounts.getByRole('button', { name: /Café/ }));
  await pageIsOf('cafe');
});

test('someone else’s profile is a page that doesn’t exist, and changes nothing', async () => {
  world({ more: { [formerPath]: { body: { items: [removed] } } } });
  const { router } = openTab('/app/brand/preferences?uid=strangers');
  expect(await screen.findByRole('heading', { name: 'There’s nothing at this address' })).toBeVisible();
  await act(() => router.navigate('/app/chats'));
  await pageIsOf('cafe');
});

test.each([
  ['hotel', '/app/brand/dashboard?uid=hotel'],
  ['influencer-1', '/app/influencer/browse?uid=influencer-1'],
])('the address of the portal with %s leads to its first page, also after signing in', async (uid, first) => {
  const { state } = world({ linked: [] });
  const guest = openTab(`/app?uid=${uid}`);
  await waitFor(() => expect(guest.router.state.location.pathname).toBe('/app/login'));
  state.linked = mine;
  const { router } = reload(guest, '/app');
  await pageIsOf(uid);
  expect(router.state.location.pathname + router.state.location.search).toBe(first);
});

test('who signs in on the way to a page of another profile arrives there', async () => {
  world({ as: 'influencer-1' });
  localStorage.setItem('returnAfterSignIn', '/app/brand/offers?uid=hotel');
  const { router } = openTab('/app');
  await pageIsOf('hotel');
  expect(router.state.location.pathname).toBe('/app/brand/offers');
});

test('what cannot be opened just now says so, and can be tried again', async () => {
  const { state } = world();
  const { user, router } = openTab('/app/chats');
  await screen.findByText('Page of cafe');
  state.fails = 1;
  await act(() => router.navigate('/app/chats?uid=hotel'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await pageIsOf('hotel');
});
