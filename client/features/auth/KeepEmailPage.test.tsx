import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { KeepEmailPage } from './QuickLoginPage';

const undo = '/api/v1/auth/email/undo';

test('opening the link undoes nothing; the button does, and says how to sign in', async () => {
  const requests = serve({ [undo]: {} });
  const { user } = renderPage(<KeepEmailPage />, { at: '/keep-email?token=abc' });
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo the change' }));
  expect(await screen.findByRole('heading', { name: 'Your old email is back' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/Sign in with an email link/);
  expect(requests).toEqual([{ path: undo, body: { token: 'abc' } }]);
});

test('a link that no longer works says so', async () => {
  serve({
    [undo]: { status: 401, body: { code: 'identity/link-not-valid', detail: 'This link no longer works.' } },
  });
  const { user } = renderPage(<KeepEmailPage />, { at: '/keep-email?token=abc' });
  await user.click(screen.getByRole('button', { name: 'Undo the change' }));
  expect(await screen.findByText('This link no longer works.')).toBeVisible();
});

test('a link without its end leads to the sign-in page', () => {
  serve({});
  renderPage(<KeepEmailPage />, { at: '/keep-email' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/app/login');
});
