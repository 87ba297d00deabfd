import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { ConfirmPage } from './ConfirmPage';

test('a link that came without its token says what to do, and has no button that does nothing', async () => {
  serve({});
  renderPage(<ConfirmPage />, { at: '/app/confirm' });
  expect(await screen.findByText(/^This link is not whole\. Please open it as it stands in the mail/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
