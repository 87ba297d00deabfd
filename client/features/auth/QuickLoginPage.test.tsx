import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderPage } from '../../test/render';
import { influencer, serve, sessionOf } from '../../test/server';
import { LoginPage } from './LoginPage';
import { QuickLoginPage } from './QuickLoginPage';

const verify = '/api/v1/auth/links/verify';
const pages = (
  <Routes>
    <Route path="/app/quick-login" element={<QuickLoginPage />} />
    <Route path="/app/login" element={<LoginPage />} />
  </Routes>
);
const open = () => renderPage(pages, { at: '/app/quick-login?token=secret' });

test('R87, R89: in the browser that asked, the link signs in automatically, once, and the email is forgotten', async () => {
  localStorage.setItem('emailForSignIn', 'jane@example.com');
  const requests = serve({ [verify]: {} });
  const { loadedAfresh } = open();
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
  expect(requests).toEqual([{ path: verify, body: { token: 'secret', email: 'jane@example.com' } }]);
  expect(localStorage.getItem('emailForSignIn')).toBeNull();
});

test('R90, R91: the toast shows after the reload, and only once', async () => {
  localStorage.setItem('emailForSignIn', 'jane@example.com');
  serve({ [verify]: {} });
  const before = open();
  await waitFor(() => expect(before.loadedAfresh).toHaveLength(1));
  expect(screen.queryByText('Login Successful')).not.toBeInTheDocument();
  before.unmount();

  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer) });
  renderPage(<p>Browse</p>, { at: '/app/influencer/browse' });
  expect(await screen.findByText('Login Successful')).toHaveRole('status');
  expect(sessionStorage.getItem('signedInByLink')).toBeNull();
});

test('R88, R92: elsewhere nothing is sent until the person confirms the email', async () => {
  const requests = serve({ [verify]: {} });
  const { user, loadedAfresh } = open();
  const email = await screen.findByLabelText('Email');
  expect(requests).toEqual([]);
  await user.type(email, 'jane@example.com');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app']));
});

test('R15: a guest without a link sees what the page is for, and the way to one', async () => {
  serve({});
  const { user } = renderPage(pages, { at: '/app/quick-login' });
  expect(await screen.findByRole('heading', { name: 'Sign in with a link' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Get a sign-in link' }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

test('R85: a link that does not work is only logged, and the sign-in form shows', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('emailForSignIn', 'jane@example.com');
  serve({ [verify]: { status: 401 } });
  open();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
