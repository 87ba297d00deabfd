import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf, staff } from '../../test/server';
import { PageHeader } from '../../ui/PageHeader';
import { RequireSession } from './RequireSession';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';
const logPath = '/api/v1/functions/logUserEvent';

beforeEach(() => void (document.title = 'Tastemaker'));

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
      <Route path="/app/admin/usage-explorer" element={<APage title="Usage" to="/app/chats" />} />
    </Routes>
  </RequireSession>
);

function open(at: string, session = sessionOf(influencer)) {
  const views: unknown[] = [];
  serve({
    [sessionPath]: session,
    [logPath]: (body) => {
      views.push(body);
      return {};
    },
  });
  return { ...renderPage(guarded, { at }), views };
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

test('R399: the usage explorer is not noted, the page after it is', async () => {
  const { views, user } = open('/app/admin/usage-explorer', sessionOf(staff));
  await user.click(await screen.findByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(views).toHaveLength(1));
  expect(views).toMatchObject([{ event_context: { target_name: 'Messages – Tastemaker' } }]);
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
