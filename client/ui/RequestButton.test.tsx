import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCollab } from '../test/collab';
import { anOffer } from '../test/offer';
import { renderPage } from '../test/render';
import { serve } from '../test/server';
import { RequestButton } from './RequestButton';

const collab = aCollab({
  owed: {
    pieces: 1,
    inWords: '1 reel',
    missing: '1 reel',
    toReview: null,
    lateSince: '2027-03-01T12:00:00.000Z',
    blocksRequests: true,
    closesAt: null,
  },
});

it('shows creators who owe content why they can’t request, with a link to it', async () => {
  serve({ '/api/v1/collabs?overdue=true': { body: { items: [collab], next: null } } });
  renderPage(<RequestButton offer={anOffer()} />);
  expect(await screen.findByRole('link', { name: 'Add your late content first' })).toHaveAttribute(
    'href',
    `/app/collabs/${collab.id}`,
  );
  expect(screen.getByText(/You owe Harbour Lights 1 reel/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request' })).toBeNull();
});
