import { beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../test/server';
import { openShell, sessionPath } from '../../test/shell';
import { browserMemory } from '../session/browser-memory';
import { AccountPickerPage } from './AccountPickerPage';

const clickCard = async (name: RegExp) =>
  openShell('/app/here').user.click(await screen.findByRole('button', { name }));
const shownPicker = () => screen.queryByRole('dialog', { name: 'Select Account to Manage' });

// The picker is loaded lazily; once loaded it shows synchronously, so a single check is enough.
beforeAll(async () => {
  serve({ [sessionPath]: sessionOf(brand('b1'), [brand('b1'), influencer]) });
  await clickCard(/brand Profile/);
  await waitFor(() => expect(shownPicker()).toBeVisible());
  cleanup();
});

test.each([
  ['R171, R177: with one profile the card shows its name and opens nothing', [brand('b1')], false],
  ['R171, R177: with two profiles the card opens the picker', [brand('b1'), influencer], true],
])('%s', async (_, linked, opens) => {
  serve({ [sessionPath]: sessionOf(brand('b1'), linked) });
  await clickCard(/Casa Olmo.*brand Profile/);
  if (opens) expect(shownPicker()).toBeVisible();
  else expect(shownPicker()).toBeNull();
});

test('R172, R426: staff have no switching, however many profiles are linked', async () => {
  serve({ [sessionPath]: sessionOf(staff, [brand('b1'), influencer]) });
  await clickCard(/Sam Field.*admin Profile/);
  expect(shownPicker()).toBeNull();
});

test('R152, R153: signing out ends the session, clears what was remembered and goes to the sign-in page', async () => {
  const requests = serve({ [sessionPath]: sessionOf(influencer), '/api/v1/auth/sign-out': {} });
  const { user, loadedAfresh } = openShell('/app/here');
  await user.click(within(await screen.findByRole('banner')).getByLabelText('Marta Ruiz'));
  expect(localStorage.getItem('currentProfileUID')).toBe('influencer-1');
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/login/']));
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/auth/sign-out']);
  expect(localStorage.getItem('currentProfileUID')).toBeNull();
});

test('R147: without a session the sign-in form shows in place', async () => {
  serve({});
  openShell('/app/here');
  expect(await screen.findByText('Sign-in form')).toBeVisible();
  expect(localStorage.getItem('currentProfileUID')).toBe('guest');
});

const two = {
  [sessionPath]: sessionOf(null, [brand('b1'), influencer]),
  '/api/v1/functions/getUser': { body: { linked_profiles: [] } },
};

test('R148, R154, R158, R159, R167–R170: the picker shows, and picking switches, remembers and leads on', async () => {
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
  const { user } = openShell('/app/here');
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
  const { user } = openShell('/app/here');
  const picker = await screen.findByRole('dialog', { name: 'Select Account to Manage' });
  await user.click(within(picker).getByRole('button', { name: /Casa Olmo/ }));
  expect(await screen.findByText('There is no such profile.')).toHaveRole('status');
  expect(localStorage.getItem('currentProfileUID')).toBe('guest');
  expect(picker).toBeVisible();
});

test('R16: a guest at the account manager sees what it is for, and signs in on the way back to it', async () => {
  serve({});
  const { user } = renderPage(
    <Routes>
      <Route path="/app/account-manager" element={<AccountPickerPage />} />
      <Route path="/app/login" element={<p>Sign-in form</p>} />
    </Routes>,
    { at: '/app/account-manager' },
  );
  expect(await screen.findByRole('heading', { name: 'Your accounts' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('Sign-in form')).toBeVisible();
  expect(browserMemory.wantedPage()).toBe('/app/account-manager');
});

const noLinks = { ...two, [sessionPath]: { body: { ...(sessionOf(null).body as object), signed_in: true } } };
const former = (items: object[]) => ({ '/api/v1/auth/former-profiles': { body: { items } } });

test.each([
  [[], 'Your account is not linked to a profile yet', /^Ask the person who invited you/],
  [
    [{ uid: 'b1', type: 'brand', why: 'removed', name: 'Casa Olmo', at: '2026-11-02T10:00:00Z' }],
    'You can no longer act for Casa Olmo',
    /^You were removed on 2 November 2026\. .* ask one of its owners/,
  ],
  [
    [{ uid: 'b1', type: 'brand', why: 'closed', name: null, at: '2026-11-02T10:00:00Z' }],
    'This profile has been closed',
    /^It was closed on 2 November 2026\. .* write to support@/,
  ],
])('people without a profile read why: %j', async (items, title, text) => {
  serve({ ...noLinks, ...former(items) });
  openShell('/app/here');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
