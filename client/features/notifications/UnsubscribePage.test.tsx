import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve, sessionOf } from '../../test/server';
import { UnsubscribePage } from './UnsubscribePage';

it('stops the day sheets that a link names, with a click', async () => {
  const sheets = {
    venue: 'Quay Street',
    email: 'kitchen@ember.example',
    confirmedAt: '2027-03-01T09:00:00.000Z',
    stoppedAt: null,
  };
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(null),
    '/api/v1/unsubscribe/day-sheets/a-token': { body: sheets },
  });
  const { user } = renderPage(<UnsubscribePage />, { at: '/unsubscribe?sheet=a-token' });
  expect(await screen.findByText(/^The day sheets for Quay Street, to kitchen@ember.example/)).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith('a-token'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByRole('heading', { name: 'You won’t get these emails any more' })).toBeVisible();
});

it('asks nobody to stop anything when part of the link is missing', async () => {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(null) });
  renderPage(<UnsubscribePage />, { at: '/unsubscribe' });
  expect(await screen.findByRole('heading', { name: 'Part of this link is missing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose what we send you' })).toBeVisible();
});

it('confirms an address for day sheets, with a click', async () => {
  const sheets = { venue: 'Quay Street', email: 'kitchen@ember.example', confirmedAt: null, stoppedAt: null };
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(null),
    '/api/v1/unsubscribe/day-sheets/a-token': { body: sheets },
    '/api/v1/unsubscribe/day-sheets/a-token/confirm': { body: { ...sheets, confirmedAt: '2027-03-01T09:00:00.000Z' } },
  });
  const { user } = renderPage(<UnsubscribePage />, { at: '/unsubscribe?sheet=a-token' });
  expect(await screen.findByRole('heading', { name: 'Get the day sheets for Quay Street?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me the day sheets' }));
  expect(await screen.findByRole('heading', { name: 'You’ll get these emails' })).toBeVisible();
});
