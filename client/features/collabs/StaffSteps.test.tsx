import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { aCollab } from '../../test/collab';
import { renderPage } from '../../test/render';
import { serve, sessionOf, staff } from '../../test/server';
import { CollabPage } from './CollabPage';

const collab = aCollab({ stage: 4, actions: ['uphold-no-show', 'dismiss-no-show'] });
const path = `/api/v1/collabs/${collab.id}`;
const at = '2027-03-04T12:00:00.000Z';
const chat = `/api/v1/admin/collab-explorer/${collab.id}/chat?limit=20`;
const table = { mediaId: 'm1', kind: 'image', fileName: 'table.jpg' };
const messages = [
  { id: '2', side: 'influencer', text: '', files: [], sentAt: at, deletedAt: at },
  { id: '1', side: 'brand', text: 'Are you on your way?', files: [table], sentAt: at, deletedAt: null },
];

it('staff read what both sides said of a no-show, on the page on which they decide, and what they wrote to each other', async () => {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    [path]: { body: collab },
    [chat]: { body: { brandName: 'Harbour Lights', influencerHandle: 'ada', items: messages } },
    [`${path}/cost`]: { body: { approval: null, taken: null, returnsUntil: null } },
    [`${path}/statements`]: {
      body: {
        items: [
          { id: '1', name: 'collab.no-show-claimed', by: 'brand', at, words: 'Table stayed empty.', decision: null },
          {
            id: '2',
            name: 'collab.no-show-answered',
            by: 'influencer',
            at,
            words: 'I sat at the bar.',
            decision: null,
          },
        ],
      },
    },
  });
  const { user } = renderPage(
    <Routes>
      <Route path="/app/collabs/:id" element={<CollabPage />} />
    </Routes>,
    { at: `/app/collabs/${collab.id}` },
  );
  expect(await screen.findByText('Table stayed empty.')).toBeVisible();
  expect(screen.getByText('I sat at the bar.')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'It was a no-show' })).toBeInTheDocument();

  const read = screen.getByRole('button', { name: 'Read their chat' });
  expect(requests.map(({ path: at }) => at)).not.toContain(chat);
  await user.click(read);
  const chatted = within(await screen.findByRole('list', { name: 'Their chat, newest first' }));
  expect(chatted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '@ada, Thu\u00a04\u00a0Mar, 12:00This message was deleted.',
    'Harbour Lights, Thu\u00a04\u00a0Mar, 12:00Are you on your way?',
  ]);
  expect(chatted.getByRole('img', { name: 'Picture table.jpg' })).toBeVisible();
});

it('asks staff what to do where nothing is chosen', async () => {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(staff),
    [path]: { body: collab },
    [`${path}/cost`]: { body: { approval: null, taken: null, returnsUntil: null } },
    [`${path}/statements`]: { body: { items: [] } },
  });
  const { user } = renderPage(
    <Routes>
      <Route path="/app/collabs/:id" element={<CollabPage />} />
    </Routes>,
    { at: `/app/collabs/${collab.id}` },
  );
  await user.click(await screen.findByRole('button', { name: 'Carry out this step' }));
  expect(screen.getByText('Please choose what to do.')).toBeVisible();
});
