import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { aCollab } from '../../test/collab';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { CollabPage } from './CollabPage';

const collab = aCollab({ stage: 3, waitingFor: 'influencer', timesEndAt: '2027-03-09T19:00:00.000Z' });

async function show(reader = brand()) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    [`/api/v1/collabs/${collab.id}`]: { body: collab },
    [`/api/v1/collabs/${collab.id}/cost`]: { body: { approval: null, taken: null, returnsUntil: null } },
    [`/api/v1/collabs/${collab.id}/food-risks`]: { body: { open: false, until: null, chosen: [], other: null } },
  });
  const page = (
    <Routes>
      <Route path="/app/collabs/:id" element={<CollabPage />} />
    </Routes>
  );
  const view = renderPage(page, { at: `/app/collabs/${collab.id}` });
  await screen.findByRole('heading', { level: 1, name: collab.terms.title });
  return view;
}

it('tells the brand, and not the influencer, that its times run out before one has to be chosen', async () => {
  const { unmount } = await show();
  expect(screen.getByRole('heading', { name: 'Your times are running out' })).toBeVisible();
  const more = screen.getByRole('link', { name: 'Add more times' });
  expect(more).toHaveAttribute('href', `/app/brand/offers/${collab.offerId}/edit`);
  unmount();
  await show(influencer);
  expect(screen.queryByText('Your times are running out')).toBeNull();
});
