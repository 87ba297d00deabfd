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
