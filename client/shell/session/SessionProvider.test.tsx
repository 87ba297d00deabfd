import { beforeEach, expect, jest, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { call } from '../../api/client';
import { renderPage, type RouterDouble, routerDouble } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { RequireSession } from './RequireSession';
import type { User } from './session';
import { useOnSignedIn, useSession } from './session-context';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';
let router: RouterDouble;
beforeEach(() => void (router = routerDouble()));

/** Renders the session, and who the callback was called with. */
function Told({ users }: { users: (User | null)[] }) {
  const session = useSession();
  const { actor, authChecked, routerReady } = session;
  useOnSignedIn(session, (user) => users.push(user));
  return <p>{`${actor.type} ${actor.uid} ${actor.name} ${actor.slug} ${authChecked} ${routerReady}`}</p>;
}

/** A server that delays its response until `answer` is called. */
function slowServer(answer = sessionOf(influencer)) {
  let release = () => {};
  const released = new Promise<void>((resolve) => void (release = resolve));
  let asked = 0;
  const requests = serve({ [sessionPath]: answer });
  const quick = globalThis.fetch;
  globalThis.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
    if (input !== sessionPath) return quick(input as string, init);
    asked++;
    await released;
    return quick(input, init);
  });
  return { release, requests, asked: () => asked };
}

test('R133, R134: a guarded page shows that it is loading while it is not known who is there, and then itself', async () => {
  const server = slowServer();
  renderPage(<RequireSession signIn={<p>Sign-in form</p>}>The page</RequireSession>, { at: '/app/chats' });
  expect(screen.getByRole('main')).toHaveTextContent('');
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
  expect(screen.queryByText('Sign-in form')).not.toBeInTheDocument();
  await act(async () => server.release());
  expect(await screen.findByText('The page')).toBeVisible();
});

test.each([
  ['the router', true],
  ['the session', false],
])('R135–R137: with %s first, the callback gets the user once, when both are ready', async (_, routerFirst) => {
  router.set(false);
  const server = slowServer();
  const users: User[] = [];
  const { rerender } = renderPage(<Told users={users} />, { router });
  expect(screen.getByText(/false false$/)).toBeVisible();

  const steps = [async () => act(() => router.set(true)), async () => act(async () => server.release())];
  const [first, second] = routerFirst ? steps : steps.reverse();
  await first!();
  if (!routerFirst) await screen.findByText(/true false$/);
  expect(users).toEqual([]);
  await second!();
  expect(await screen.findByText(/true true$/)).toBeVisible();
  rerender(<Told users={users} />);

  expect(users).toEqual([{ linked_profiles: [influencer] }]);
  expect(server.asked()).toBe(1);
});

test('R135, R137, R268–R271: a guest has no user, only the guest’s profile', async () => {
  serve({});
  const users: User[] = [];
  renderPage(<Told users={users} />, { router });
  expect(await screen.findByText('guest guest Guest User guest true true')).toBeVisible();
  expect(users).toEqual([]);
  expect(localStorage.getItem('currentProfileUID')).toBe('guest');
  expect(localStorage.getItem('currentProfileType')).toBe('guest');
});

test.each(['getItem', 'setItem'] as const)(
  'R275: without local storage (%s fails) the page works on',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    serve({});
    renderPage(<Told users={[]} />, { router });
    expect(await screen.findByText(/^guest guest Guest User guest true/)).toBeVisible();
    jest.restoreAllMocks();
  },
);

test('R275, R427: what someone has written into local storage gives no profile', async () => {
  localStorage.setItem('currentProfileUID', '{"broken');
  localStorage.setItem('currentProfileType', 'admin');
  localStorage.setItem('adminMode', 'true');
  serve({});
  renderPage(<Told users={[]} />, { router });
  expect(await screen.findByText(/^guest guest Guest User guest true/)).toBeVisible();
  expect(localStorage.getItem('adminMode')).toBeNull();
});

test('R404: signing out in another page of this browser shows here at once, and what was loaded is let go', async () => {
  let there = true;
  let secret = 'a secret';
  serve({
    [sessionPath]: () => (there ? sessionOf(brand('b1')) : sessionOf(null)),
    '/api/v1/company': () => ({ body: { name: secret } }),
  });
  const Page = () => (
    <p>{useQuery({ queryKey: ['company'], queryFn: () => call('GET /api/v1/company') }).data?.name}</p>
  );
  const page = <RequireSession signIn={<p>Sign-in form</p>}>{<Page />}</RequireSession>;
  const { queryClient } = renderPage(page, { at: '/app/brand/dashboard', router });
  expect(await screen.findByText('a secret')).toBeVisible();

  there = false;
  secret = '';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentProfileUID' })));
  expect(await screen.findByText('Sign-in form')).toBeVisible();
  expect(queryClient.getQueryData(['company'])).toBeUndefined();
});

test('R404: an answer that the session has ended shows the sign-in form in place', async () => {
  let there = true;
  serve({
    [sessionPath]: () => (there ? sessionOf(brand('b1')) : sessionOf(null)),
    '/api/v1/company': () => (there ? { body: [] } : { status: 401, body: { code: 'identity/not-signed-in' } }),
  });
  const Page = () => (
    <>{useQuery({ queryKey: ['company'], queryFn: () => call('GET /api/v1/company') }).isSuccess && 'Here'}</>
  );
  const page = <RequireSession signIn={<p>Sign-in form</p>}>{<Page />}</RequireSession>;
  const { queryClient } = renderPage(page, { at: '/app/brand/dashboard', router });
  expect(await screen.findByText('Here')).toBeVisible();
  there = false;
  await act(() => queryClient.refetchQueries({ queryKey: ['company'] }));
  await waitFor(() => expect(screen.getByText('Sign-in form')).toBeVisible());
});

test('a page stays as it is while the server is away for a moment', async () => {
  let away = false;
  serve({ [sessionPath]: () => (away ? { status: 400 } : sessionOf(influencer)) });
  const page = <RequireSession signIn={<p>Sign-in form</p>}>The page</RequireSession>;
  const { queryClient } = renderPage(page, { at: '/app/chats', router });
  expect(await screen.findByText('The page')).toBeVisible();
  away = true;
  await act(() => queryClient.refetchQueries({ queryKey: ['session'] }));
  expect(screen.getByText('The page')).toBeVisible();
});

test('who has one profile alone and cannot have it now hears so, and tries again', async () => {
  let [there, chosen] = [false, false];
  serve({
    [sessionPath]: () => (chosen ? sessionOf(influencer) : sessionOf(null, [influencer])),
    '/api/v1/functions/getUser': { body: { linked_profiles: [] } },
    '/api/v1/functions/updateSessionUserProfile': () => {
      chosen = there;
      return there ? {} : { status: 409, body: { detail: 'Not just now.' } };
    },
  });
  const page = <RequireSession signIn={<p>Sign-in form</p>}>The page</RequireSession>;
  const { user } = renderPage(page, { at: '/app/chats', router });
  expect(await screen.findByText('Not just now.')).toBeVisible();
  there = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The page')).toBeVisible();
});

test('a sign-out that fails says so: the person is still signed in', async () => {
  serve({
    [sessionPath]: sessionOf(influencer),
    '/api/v1/auth/sign-out': { status: 503, body: { detail: 'Not just now.' } },
  });
  const Page = () => {
    const { signOut } = useSession();
    return <button onClick={() => void signOut()}>Sign out</button>;
  };
  const { user, loadedAfresh } = renderPage(<Page />, { at: '/app/chats', router });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Not just now.')).toBeVisible();
  expect(loadedAfresh).toEqual([]);
});
