import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCollab } from '../test/collab';
import { renderPart } from '../test/render';
import { CollabTicket } from './CollabTicket';

const visit = { stage: 4, waitingFor: 'influencer', visitAt: '2099-03-09T19:00:00.000Z' } as const;

test.each([
  ['brand', {}, 'Your turn'],
  ['influencer', {}, 'Their turn'],
  ['brand', { waitingFor: 'staff' }, 'With our staff'],
  ['influencer', visit, 'Waiting for the visit'],
] as const)('a ticket tells the %s whose turn it is: %o', (side, changes, words) => {
  renderPart(<CollabTicket collab={aCollab(changes)} side={side} to="/app/collabs/1" />);
  expect(screen.getByText(words)).toBeVisible();
});

test('a ticket has the name of the other side, and leaves out what the heading above it says', () => {
  const ticket = (under?: 'stage' | 'person') => (
    <CollabTicket collab={aCollab()} side="brand" to="/app/collabs/1" under={under} />
  );
  const { rerender } = renderPart(ticket());
  expect(screen.getByRole('link', { name: 'Ada Marsh' })).toBeVisible();
  expect(screen.getByText('Request')).toBeVisible();
  rerender(ticket('stage'));
  expect(screen.getByText('Supper for two')).toBeVisible();
  expect(screen.queryByText('Request')).toBeNull();
  rerender(ticket('person'));
  expect(screen.getByRole('link', { name: 'Supper for two' })).toBeVisible();
  expect(screen.queryByText('Ada Marsh')).toBeNull();
});

test('a request that was declined has no deadline any more', () => {
  const ticket = (outcome: 'open' | 'declined') => (
    <CollabTicket collab={aCollab({ outcome })} side="brand" to="/app/collabs/1" />
  );
  const { rerender } = renderPart(ticket('open'));
  expect(screen.getByText('Answer by')).toBeVisible();
  rerender(ticket('declined'));
  expect(screen.queryByText('Answer by')).toBeNull();
});
