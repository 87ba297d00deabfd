import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../test/render';
import { brand, serve, sessionOf } from '../test/server';
import { ViewingBanner } from './ViewingBanner';

const end = '/api/v1/auth/viewing/end';

function open(until: Date) {
  const requests = serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()), [end]: {} });
  return { ...renderPage(<ViewingBanner until={until.toISOString()} />), requests };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it('says as whom staff look, and leads back', async () => {
  const { user, requests, loadedAfresh } = open(inMinutes(30));
  expect(await screen.findByText('Casa Olmo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/admin/user-explorer']));
  expect(requests).toContainEqual({ path: end, body: undefined });
});

it('leads back by itself when the time is over', async () => {
  const { loadedAfresh } = open(inMinutes(-1));
  await waitFor(() => expect(loadedAfresh).toEqual(['/app/admin/user-explorer']));
});
