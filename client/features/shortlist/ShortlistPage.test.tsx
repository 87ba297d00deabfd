import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { ShortlistPage } from './ShortlistPage';

const ada = {
  ...{ id: 'i1', handle: 'ada.eats', name: 'Ada Marsh', avatarPath: null, followers: 12_000, engagement: 3.25 },
  ...{ platforms: ['tiktok'], city: 'other', claimed: true, vote: null, comment: '' },
};
const list = { name: 'Terrace', label: 'Chef', expiresAt: '2027-03-01T12:00:00Z', members: [ada] };

test('the last word counts: an answer is sent when the one before has arrived', async () => {
  let arrived = 0;
  const said: unknown[] = [];
  const requests = serve({
    '/api/v1/shared-lists/t': { body: list },
    '/api/v1/shared-lists/t/votes/i1': (body) => {
      said.push([arrived, body]);
      return { body: { ...list, members: [{ ...ada, ...(body as object) }] } };
    },
  });
  const answer = globalThis.fetch;
  globalThis.fetch = async (...sent) => {
    const response = await answer(...sent);
    if (JSON.stringify(sent[0]).includes('/votes/')) await new Promise((done) => queueMicrotask(() => done(arrived++)));
    return response;
  };
  const { user } = renderPage(
    <Routes>
      <Route path="/shortlist/:token" element={<ShortlistPage />} />
    </Routes>,
    { at: '/shortlist/t' },
  );
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await user.type(await screen.findByLabelText('Why? (optional)'), 'Loud');
  await user.click(screen.getByRole('button', { name: 'No' })); // which leaves the field
  await waitFor(() => expect(requests.filter(({ path }) => path.includes('/votes/'))).toHaveLength(3));
  expect(said).toEqual([
    [0, { vote: 'yes', comment: '' }],
    [1, { vote: 'yes', comment: 'Loud' }],
    [2, { vote: 'no', comment: 'Loud' }],
  ]);
  expect(screen.getByText('12K followers · 3.3% engagement · TikTok')).toBeVisible();
});
