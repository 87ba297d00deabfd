import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf, staff } from '../../test/server';
import { PageHeader } from '../../ui/PageHeader';
import { RequireSession } from './RequireSession';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';
const logPath = '/api/v1/functions/logUserEvent';

beforeEach(() => {
  document.title = 'Tastemaker';
  localStorage.clear();
});

const APage = ({ title, to }: { title: string; to: string }) => (
  <>
    <PageHeader title={title} />
    <Link to={to}>Go on</Link>
  </>
);
const guarded = (
  <RequireSession signIn={<p>Sign-in form</p>}>
    <Routes>
      <Route path="/app/influencer/browse" element={<APage title="Browse" to="/app/chats?with=b1&token=secret" />} />
      <Route path="/app/chats" element={<APage title="Messages" to="/app/influencer/browse" />} />
      <Route path="/app/slow" element={<p>It loads</p>} />
      <Route path="/app/admin/usage-explorer" element={<APage title="Usage" to="/app/chats" />} />
    </Routes>
  </RequireSession>
);

function open(at: string, session = sessionOf(influencer)) {
  const views: unknown[] = [];
  const ids: (string | undefined)[] = [];
  serve({
    [sessionPath]: session,
    [logPath]: (body, headers) => {
      views.push(body);
      ids.push(headers['idempotency-key']);
      return {};
    },
  });
  return { ...renderPage(guarded, { at }), views, ids };
}

const view = (title: string, address: string) => ({
  event_name: 'page_view',
  event_context: {
    target_name: `${title} – Tastemaker`,
    target_uid: `http://localhost${address}`,
    target_type: 'page',
  },
  user_profile: { uid: 'influencer-1', type: 'influencer' },
});

test('R393, R398, R401–R403: each navigation is noted once, by the title of its page, without what is secret', async () => {
  const { views, user } = open('/app/influencer/browse?city=bristol&email=jane@example.com');
  await user.click(await screen.findByRole('link', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(views).toHaveLength(3));
  expect(views).toEqual([
    view('Browse', '/app/influencer/browse?city=bristol'),
    view('Messages', '/app/chats'),
    view('Browse', '/app/influencer/browse'),
  ]);
});

test.each(['usage-explorer', 'Usage-Explorer'])('R399: the %s is not noted, the page after it is', async (page) => {
  const { views, user } = open(`/app/admin/${page}`, sessionOf(staff));
  await user.click(await screen.findByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(views).toHaveLength(1));
  expect(views).toMatchObject([{ event_context: { target_name: 'Messages – Tastemaker' } }]);
});

test('R402: a page that takes its time is noted by its own title, not by the one that stood before', async () => {
  jest.useFakeTimers();
  const { views } = open('/app/slow');
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(views).toEqual([]);
  document.title = 'Slow – Tastemaker';
  await act(() => jest.advanceTimersByTimeAsync(10));
  jest.useRealTimers();
  await waitFor(() => expect(views).toEqual([view('Slow', '/app/slow')]));
});

test('R400: who is not signed in is not noted', async () => {
  const { views, unmount } = open('/app/chats', sessionOf(null));
  expect(await screen.findByText('Sign-in form')).toBeVisible();
  unmount();
  expect(views).toEqual([]);
});

test('R394: a failure is only logged, and the page works on', async () => {
  const log = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  serve({ [sessionPath]: sessionOf(influencer), [logPath]: { status: 503 } });
  renderPage(guarded, { at: '/app/chats' });
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Messages' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

type Note = Readonly<{ event_context: Readonly<{ target_name: string }> }>;
const namesOf = (notes: readonly unknown[]) => (notes as Note[]).map(({ event_context }) => event_context.target_name);
const isId = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

test('R398: what was looked at without a connection is sent once there is one, each under the id it had', async () => {
  jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { views, ids, user } = open('/app/influencer/browse');
  await waitFor(() => expect(views).toHaveLength(1));
  const online = globalThis.fetch;
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no connection')));
  await user.click(await screen.findByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(localStorage.getItem('usage-waiting')).toContain('Messages'));
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  expect(views).toHaveLength(1);

  globalThis.fetch = online;
  window.dispatchEvent(new Event('online'));
  await user.click(screen.getByRole('link', { name: 'Go on' }));

  await waitFor(() => expect(views).toHaveLength(3));
  expect(namesOf(views)).toEqual(['Browse – Tastemaker', 'Messages – Tastemaker', 'Browse – Tastemaker']);
  expect(ids).toEqual([isId, isId, isId]);
  expect(new Set(ids).size).toBe(3);
  await waitFor(() => expect(localStorage.getItem('usage-waiting')).toBeNull());
});

test('R398: who leaves waits for nothing: the browser sends what was not sent yet, under the same id', async () => {
  const beacons: Promise<unknown>[] = [];
  navigator.sendBeacon = (_, body) => {
    const reader = new FileReader();
    beacons.push(
      new Promise((resolve) => {
        reader.onload = () => resolve(JSON.parse(reader.result as string));
        reader.readAsText(body as Blob);
      }),
    );
    return true;
  };
  const { unmount } = open('/app/influencer/browse');
  const online = globalThis.fetch;
  const sent: unknown[] = [];
  let answer: (response: Promise<Response>) => void;
  globalThis.fetch = jest.fn((path: string | URL | Request, init?: RequestInit) => {
    if (path !== logPath) return online(path, init);
    const { 'idempotency-key': event_id } = init!.headers as Record<string, string>;
    sent.push({ ...(JSON.parse(init!.body as string) as object), event_id });
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  document.dispatchEvent(new Event('visibilitychange'));

  expect(await Promise.all(beacons)).toEqual(sent);
  unmount();
  answer!(online(logPath));
  await waitFor(() => expect(localStorage.getItem('usage-waiting')).toBeNull());
});
