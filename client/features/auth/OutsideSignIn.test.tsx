import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { LoginPage } from './LoginPage';

const leave = '/api/v1/auth/outside';
const settings = {
  '/api/v1/settings': { body: { supportEmail: 'help@tastemaker.test', outsideSignIn: 'Acme', links: {} } },
};
const button = () => screen.findByRole('button', { name: 'Continue with Acme' });

test('R10: without a provider there are only our own links and passwords', async () => {
  serve({});
  renderPage(<LoginPage />, { at: '/app/login?outside=not-vouched' });
  await screen.findByRole('button', { name: 'Continue' });
  expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['/app/login', '/app/login#password', '/app/support'])(
  'a provider is listed beside our own ways, and its button leads there: %s',
  async (at) => {
    const requests = serve({
      ...settings,
      [leave]: { body: { address: 'https://id.acme.example/authorize?state=1' } },
    });
    const { user, loadedAfresh } = renderPage(<LoginPage />, { at });
    await user.click(await button());
    await waitFor(() => expect(loadedAfresh).toEqual(['https://id.acme.example/authorize?state=1']));
    expect(requests).toEqual([{ path: leave, body: undefined }]);
    expect(sessionStorage.getItem('signedInByLink')).not.toBeNull();
  },
);

test('a provider that can’t be reached is reported as down, and our own ways still work', async () => {
  serve({ ...settings, [leave]: { status: 503, body: { code: 'identity/provider-away' } }, '/api/v1/auth/links': {} });
  const { user, loadedAfresh } = renderPage(<LoginPage />, { at: '/app/login' });
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We can’t reach Acme right now. Please sign in with an email link or a password.',
  );
  expect(loadedAfresh).toEqual([]);
  await user.type(screen.getByLabelText('Email'), 'jane@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Please Check Your Email' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with Acme' })).not.toBeInTheDocument();
});

test.each([
  ['email-not-verified', 'Acme hasn’t verified your email address.'],
  ['user-not-found', 'There is no account here for your email address at Acme.'],
  ['user-disabled', 'This account has been disabled. Please contact support at help@tastemaker.test.'],
  ['other-subject', 'Your email address already signs in with another account at Acme.'],
  ['not-vouched', 'The sign-in with Acme didn’t work. Please try again.'],
  ['constructor', 'The sign-in with Acme didn’t work. Please try again.'],
])('who comes back without having been signed in reads why: %s', async (slug, words) => {
  serve(settings);
  sessionStorage.setItem('signedInByLink', 'true');
  localStorage.setItem('returnAfterSignIn', '/app/support');
  renderPage(<LoginPage />, { at: `/app/login?outside=${slug}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(sessionStorage.getItem('signedInByLink')).toBeNull();
  expect(localStorage.getItem('returnAfterSignIn')).toBe('/app/support');
});

test('who changed their mind there reads nothing', async () => {
  serve(settings);
  renderPage(<LoginPage />, { at: '/app/login' });
  await button();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
