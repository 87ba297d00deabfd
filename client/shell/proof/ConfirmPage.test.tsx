import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { ConfirmPage } from './ConfirmPage';

test('a link that came without its token says what to do, leads back, and has no button that does nothing', async () => {
  serve({});
  renderPage(<ConfirmPage />, { at: '/app/confirm' });
  expect(await screen.findByText(/^Part of this link is missing\. Please open it from the email again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a new email address is confirmed by the button, and not by opening the link', async () => {
  const requests = serve({ '/api/v1/auth/email/confirm': {} });
  const { user } = renderPage(<ConfirmPage />, { at: '/app/confirm?email=abc' });
  expect(await screen.findByRole('heading', { name: 'Confirm your new email' })).toBeVisible();
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this email' }));
  expect(await screen.findByText('Your email has changed')).toBeVisible();
  expect(requests).toEqual([{ path: '/api/v1/auth/email/confirm', body: { token: 'abc' } }]);
});
