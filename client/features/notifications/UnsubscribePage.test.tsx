import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve, sessionOf } from '../../test/server';
import { UnsubscribePage } from './UnsubscribePage';

it('stops the day sheets that a link names, with a click', async () => {
  const sheets = { venue: 'Quay Street', email: 'kitchen@ember.example', stoppedAt: null };
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(null),
    '/api/v1/unsubscribe/day-sheets/a-token': { body: sheets },
  });
  const { user } = renderPage(<UnsubscribePage />, { at: '/unsubscribe?sheet=a-token' });
  expect(await screen.findByText(/^The day sheets of Quay Street, to kitchen@ember.example/)).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith('a-token'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByRole('heading', { name: 'You won’t get these emails any more' })).toBeVisible();
});
