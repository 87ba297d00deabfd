import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { renderPage } from '../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../test/server';
import { AppShell } from './AppShell';
import { FeatureUnavailable } from './FeatureUnavailable';
import { RequireSession } from './session/RequireSession';

const sessionPath = '/api/v1/functions/getSessionAndUserProfile';

class SilentStream {
  close(): void {}
}
beforeEach(() => void Object.assign(globalThis, { EventSource: SilentStream }));

function Address() {
  const { pathname, search } = useLocation();
  return <p>You are at {pathname + search}</p>;
}

const pages = (
  <Routes>
    <Route
      element={
        <RequireSession signIn={<p>Sign-in form</p>}>
          <AppShell />
        </RequireSession>
      }
    >
      <Route path="/app/locked" element={<FeatureUnavailable />} />
      <Route path="/app/*" element={<Address />} />
    </Route>
  </Routes>
);
const open = (at: string) => renderPage(pages, { at });
const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const labels = () => links().map((link) => link.textContent);

test('R40–R46: a brand has its five pages, with its uid', async () => {
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  open('/app/here');
  await screen.findByRole('navigation');
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/app/brand/dashboard?uid=b1'],
    ['Analytics', '/app/brand/analytics?uid=b1'],
    ['Support', '/app/support'],
    ['Influencers', '/app/brand/influencer-browser?uid=b1'],
    ['Preferences', '/app/brand/preferences?uid=b1'],
  ]);
});

test('R51–R57, R179: an influencer has six pages, DMs among them, and no admin badge', async () => {
  serve({ [sessionPath]: sessionOf(influencer) });
  open('/app/here');
  await screen.findByRole('navigation');
  expect(labels()).toEqual(['Browse', 'Explore', 'Dashboard', 'Support', 'DMs', 'Profile']);
  expect(screen.queryByText('Admin Mode Active')).not.toBeInTheDocument();
});

test('R60–R71, R178: staff have their pages and badge; outside links open in a new tab, or are left out', async () => {
  const settings = { supportEmail: 's@t.test', links: { training: 'https://training.example/', reportBug: null } };
  serve({ [sessionPath]: sessionOf(staff), '/api/v1/settings': { body: settings } });
  open('/app/here');
  expect(await screen.findByText('Admin Mode Active')).toBeVisible();
  const training = await screen.findByRole('link', { name: /Training/ });
  expect(training).toHaveAttribute('rel', 'noopener noreferrer');
  expect(labels().slice(0, -1)).toEqual([
    'Brands',
    'Influencers',
    'Users',
    'Collabs',
    'Chats',
    'Lists',
    'Ads',
    'Usage',
    'Feed Viewer',
    'Preferences',
  ]);
});

test.each([
  ['a brand that does not pay', brand('b1', false), 1],
  ['a brand that pays', brand('b1', true), 0],
  ['an influencer', influencer, 0],
])('R180–R182: Boost your Brand and %s', async (_who, profile, times) => {
  serve({ [sessionPath]: sessionOf(profile) });
  open('/app/here');
  await screen.findByRole('navigation');
  expect(screen.queryAllByText('Boost your Brand')).toHaveLength(times);
});

test('R189–R191: the avatar button names the person and opens the menu; Billing is for brands', async () => {
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  const { user } = open('/app/here');
  const banner = await screen.findByRole('banner');
  await user.click(within(banner).getByLabelText('Casa Olmo'));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Edit Profile',
    'Billing',
    'Sign out',
  ]);
});

test('R152, R153: signing out ends the session, clears what was remembered and goes to the sign-in page', async () => {
  const requests = serve({ [sessionPath]: sessionOf(influencer), '/api/v1/auth/sign-out': {} });
  const { user, loadedAfresh } = open('/app/here');
  await user.click(within(await screen.findByRole('banner')).getByLabelText('Marta Ruiz'));
  expect(localStorage.getItem('currentProfileUID')).toBe('influencer-1');
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/login/']));
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/auth/sign-out']);
  expect(localStorage.getItem('currentProfileUID')).toBeNull();
});

test('R147: without a session the sign-in form shows in place', async () => {
  serve({});
  open('/app/here');
  expect(await screen.findByText('Sign-in form')).toBeVisible();
  expect(localStorage.getItem('currentProfileUID')).toBe('guest');
});

const two = {
  [sessionPath]: sessionOf(null, [brand('b1'), influencer]),
  '/api/v1/functions/getUser': { body: { linked_profiles: [] } },
};

test('R148, R154–R159, R167–R170: the picker shows, and picking switches, remembers and leads on', async () => {
  const update = '/api/v1/functions/updateSessionUserProfile';
  let picked = false;
  const requests = serve({
    ...two,
    [sessionPath]: () => (picked ? sessionOf(influencer, [brand('b1'), influencer]) : two[sessionPath]),
    [update]: () => {
      picked = true;
      return {};
    },
  });
  const { user } = open('/app/here');
  const picker = await screen.findByRole('dialog', { name: 'Select Account to Manage' });
  expect(within(picker).getByText('brand Profile')).toBeVisible();
  await user.click(within(picker).getByRole('button', { name: /@marta.eats/ }));

  expect(screen.getByText('Updating session..')).toHaveRole('status');
  expect(await screen.findByText('You are at /app/influencer/browse')).toBeVisible();
  expect(requests.at(-1)).toEqual({
    path: update,
    body: { target_user_profile: { uid: 'influencer-1', type: 'influencer' } },
  });
  expect(localStorage.getItem('currentProfileType')).toBe('influencer');
});

test('R173: a switch that fails stores nothing and stays', async () => {
  serve({
    ...two,
    '/api/v1/functions/updateSessionUserProfile': { status: 404, body: { detail: 'There is no such profile.' } },
  });
  const { user } = open('/app/here');
  const picker = await screen.findByRole('dialog', { name: 'Select Account to Manage' });
  await user.click(within(picker).getByRole('button', { name: /Casa Olmo/ }));
  expect(await screen.findByText('There is no such profile.')).toHaveRole('status');
  expect(localStorage.getItem('currentProfileUID')).toBe('guest');
  expect(picker).toBeVisible();
});

test('R77: another role’s page leads home', async () => {
  serve({ [sessionPath]: sessionOf(influencer) });
  open('/app/brand/dashboard?uid=b1');
  expect(await screen.findByText('You are at /app/influencer/browse')).toBeVisible();
});

test('R196–R199: what is locked says so, and its button leads to the dashboard; the backdrop does not', async () => {
  serve({ [sessionPath]: sessionOf(brand('b1')) });
  const { user } = open('/app/locked');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('This feature has not been unlocked or is unavailable on your account.');
  await user.click(dialog.parentElement!);
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  expect(await screen.findByText('You are at /app/brand/dashboard?uid=b1')).toBeVisible();
});
