import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { AccountPage } from './AccountPage';

const change = '/api/v1/auth/password/change';
const sessions = '/api/v1/auth/sessions';
const words = 'four words of mine';

const here = {
  id: 's1',
  browser: 'Firefox on Windows',
  signedInAt: '2026-11-01T10:00:00Z',
  lastSeenAt: '2026-11-02T10:00:00Z',
  current: true,
};
const phone = { ...here, id: 's2', browser: 'Safari on iPhone', current: false };

const email = '/api/v1/auth/email';
const passkeys = '/api/v1/auth/passkeys';
const key = { id: 'k1', name: 'Chrome on Android', createdAt: '2026-11-01T10:00:00Z', lastUsedAt: null };

const secondFactor = '/api/v1/auth/second-factor';
const noApp = { enrolled: false, enrolledAt: null, recoveryCodesLeft: 0, compulsory: false };

const routes = (exists: boolean) => ({
  [secondFactor]: { body: noApp },
  [email]: { body: { email: 'jane@example.com', change: null } },
  [passkeys]: { body: { items: [key] } },
  '/api/v1/auth/password': { body: { exists } },
  [sessions]: { body: { items: [here, phone] } },
});
const sent = (requests: readonly { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => !(path in routes(true)));

test('who signs in by link sets a first password without another', async () => {
  const requests = serve({ ...routes(false), [change]: {} });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  await user.type(await screen.findByLabelText('New password'), words);
  await user.type(screen.getByLabelText('Repeat the new password'), words);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(/Your password is set/)).toHaveRole('status');
  expect(sent(requests)).toEqual([{ path: change, body: { password: words } }]);
});

test('a wrong current password is said beside its field', async () => {
  const fault = 'This isn’t your current password.';
  serve({
    ...routes(true),
    [change]: { status: 400, body: { code: 'identity/wrong-current-password', errors: { currentPassword: fault } } },
  });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  await user.type(await screen.findByLabelText('Current password'), 'another');
  await user.type(screen.getByLabelText('New password'), words);
  await user.type(screen.getByLabelText('Repeat the new password'), words);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(fault)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toBeInvalid();
});

test('every session shows; all but this one can be ended', async () => {
  const requests = serve({ ...routes(true), [`${sessions}/s2/end`]: {} });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  const list = (await screen.findByRole('heading', { name: 'Where you’re signed in' })).parentElement!;
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Firefox on WindowsThis browser');
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  await user.click(within(second!).getByRole('button', { name: 'Sign out of Safari on iPhone' }));
  await waitFor(() => expect(sent(requests)).toEqual([{ path: `${sessions}/s2/end`, body: undefined }]));
});

test('signing out everywhere is asked once more and includes this browser', async () => {
  const requests = serve({ ...routes(true), [`${sessions}/end-others`]: {}, '/api/v1/auth/sign-out': {} });
  const { user, loadedAfresh } = renderPage(<AccountPage />, { at: '/app/account' });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/login/']));
  expect(sent(requests).map(({ path }) => path)).toEqual([`${sessions}/end-others`, '/api/v1/auth/sign-out']);
});

test('passkeys show by name and use, and are renamed and removed', async () => {
  const requests = serve({ ...routes(true), [`${passkeys}/k1`]: { body: key } });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  const [row] = within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
  expect(row).toHaveTextContent(/Chrome on Android.*Added.*not used yet/);

  await user.click(within(row!).getByRole('button', { name: 'Rename Chrome on Android' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'My phone');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(sent(requests)).toEqual([{ path: `${passkeys}/k1`, body: { name: 'My phone' } }]));

  await user.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Passkey removed.')).toBeVisible();
  expect(sent(requests).at(-1)).toEqual({ path: `${passkeys}/k1`, body: undefined });
});

test('anyone can set up an app as a second step, and gets recovery codes', async () => {
  let state: object = noApp;
  serve({
    ...routes(true),
    [secondFactor]: () => ({ body: state }),
    [`${secondFactor}/apps`]: { body: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Tastemaker' } },
    [`${secondFactor}/apps/confirm`]: () => {
      state = { ...noApp, enrolled: true, enrolledAt: '2026-11-02T10:00:00Z', recoveryCodesLeft: 10 };
      return { body: { codes: ['abcde-fghjk'] } };
    },
  });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('abcde-fghjk')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
});

test('a browser without passkeys says so when one is added', async () => {
  serve({ ...routes(true), [`${passkeys}/options`]: { body: { options: { challenge: 'x' } } } });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText(/Passkeys don’t work in this browser/)).toBeVisible();
});

test('another email is asked for, waits to be confirmed, and can be cancelled', async () => {
  let change: object | null = null;
  const requests = serve({
    ...routes(true),
    [email]: () => ({ body: { email: 'jane@example.com', change } }),
    [`${email}/change`]: () => {
      change = { email: 'new@example.com', expiresAt: '2026-11-03T10:00:00Z' };
      return {};
    },
    [`${email}/cancel`]: () => {
      change = null;
      return {};
    },
  });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  await user.type(await screen.findByLabelText('New email'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText('new@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
  expect(await screen.findByLabelText('New email')).toBeVisible();
  expect(sent(requests)).toEqual([
    { path: `${email}/change`, body: { email: 'new@example.com' } },
    { path: `${email}/cancel`, body: undefined },
  ]);
});

test('an address that can’t be used is said beside its field', async () => {
  const fault = 'You already use this email address.';
  serve({
    ...routes(true),
    [`${email}/change`]: { status: 400, body: { code: 'identity/same-email', errors: { email: fault } } },
  });
  const { user } = renderPage(<AccountPage />, { at: '/app/account' });
  await user.type(await screen.findByLabelText('New email'), 'jane@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText(fault)).toBeVisible();
});

describe('only who has a brand reads that its contact email changes too', () => {
  const open = (profile: typeof influencer) => {
    serve({ ...routes(true), '/api/v1/functions/getSessionAndUserProfile': sessionOf(profile) });
    renderPage(<AccountPage />, { at: '/app/account' });
  };

  test('a brand’s person does', async () => {
    open(brand());
    expect(await screen.findByText(/your brand uses it/)).toBeVisible();
  });

  test('an influencer doesn’t', async () => {
    open(influencer);
    expect(await screen.findByRole('heading', { name: 'People who act for you' })).toBeVisible();
    expect(screen.getByText(/account news here/)).toBeVisible();
    expect(screen.queryByText(/your brand uses it/)).toBeNull();
  });
});
