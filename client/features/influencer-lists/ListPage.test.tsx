import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { aCsvFile } from '../../test/csv-file';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { ListPage } from './ListPage';
import { ListsPage } from './ListsPage';

const summary = {
  ...{ id: 'l1', name: 'Terrace', notes: 'For the spring', members: 1, links: 0 },
  ...{ createdAt: '2026-11-20T12:00:00Z', updatedAt: '2026-11-20T12:00:00Z' },
};
const ada = {
  ...{ id: 'i1', name: 'Ada Marsh', handle: 'ada.eats', avatarPath: null, city: 'leeds', country: 'GB' },
  ...{ followers: 12_000, engagement: 3, platforms: ['tiktok'], note: '', place: 0, addedAt: '2026-11-20T12:00:00Z' },
  votes: [{ label: 'Chef', vote: 'yes', comment: 'Please!', votedAt: '2026-11-20T12:00:00Z' }],
};

const pages = (
  <Routes>
    <Route path="/app/brand/lists" element={<ListsPage />} />
    <Route path="/app/brand/lists/:id" element={<ListPage />} />
  </Routes>
);

test('a list says who is on it and what was voted, and takes a note', async () => {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/influencer-lists/l1': { body: { ...summary, people: [ada] } },
    '/api/v1/influencer-lists/l1/members/i1': { status: 204 },
  });
  const { user } = renderPage(pages, { at: '/app/brand/lists/l1' });
  const people = await screen.findByRole('list', { name: 'Influencers' });
  expect(within(people).getByText('Chef: Yes')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/v1/influencer-lists/l1/members.csv?asProfile=brand-1',
  );
  await user.click(screen.getByRole('button', { name: 'Add a note on @ada.eats' }));
  await user.type(screen.getByLabelText('Note on @ada.eats'), 'Loves terraces');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(requests).toContainEqual({ path: '/api/v1/influencer-lists/l1/members/i1', body: { note: 'Loves terraces' } });
});

test('a brand without lists begins one, and comes to it', async () => {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/influencer-lists': (sent) => (sent ? { status: 201, body: summary } : { body: [] }),
    '/api/v1/influencer-lists/l1': { body: { ...summary, people: [] } },
  });
  const { user } = renderPage(pages, { at: '/app/brand/lists' });
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  await user.type(screen.getByLabelText('Name'), 'Terrace');
  await user.click(screen.getByRole('button', { name: 'Create list' }));
  expect(await screen.findByText('Nobody is on this list yet')).toBeVisible();
  expect(requests).toContainEqual({ path: '/api/v1/influencer-lists', body: { name: 'Terrace', notes: '' } });
});

test('someone is given another place by button and by key, is shown there at once, and those whom it does not see are counted', async () => {
  const ben = { ...ada, id: 'i2', name: 'Ben Frost', handle: 'ben', place: 2, votes: [] };
  const cleo = { ...ada, id: 'i3', name: 'Cleo Hart', handle: 'cleo', place: 3, votes: [] };
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/influencer-lists/l1': { body: { ...summary, members: 4, people: [ada, ben, cleo] } },
    '/api/v1/influencer-lists/l1/move': { status: 204 },
  });
  const { user } = renderPage(pages, { at: '/app/brand/lists/l1' });
  const moves = () => requests.filter(({ path }) => path.endsWith('/move')).map(({ body }) => body);
  await user.click(await screen.findByRole('button', { name: 'Move Ada Marsh down' }));
  expect(screen.getByText('Ada Marsh is now at place 2 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(moves()).toEqual([{ influencerId: 'i1', place: 2 }]));
  expect(screen.getByRole('button', { name: 'Move Ada Marsh up' })).toBeDisabled(); // the server has sent its position
  const grip = screen.getByRole('button', { name: 'Move Cleo Hart: drag it, or press an arrow key' });
  act(() => grip.focus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(moves()[1]).toEqual({ influencerId: 'i3', place: 0 }));
});

test('at the end of a list, the focus goes from the button that is over to the handle', async () => {
  const ben = { ...ada, id: 'i2', name: 'Ben Frost', handle: 'ben', place: 1, votes: [] };
  let people = [ada, ben];
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/influencer-lists/l1': () => ({ body: { ...summary, members: 2, people } }),
    '/api/v1/influencer-lists/l1/move': () => {
      people = [ben, ada].map((person, place) => ({ ...person, place }));
      return { status: 204 };
    },
  });
  const { user } = renderPage(pages, { at: '/app/brand/lists/l1' });
  await user.click(await screen.findByRole('button', { name: 'Move Ada Marsh down' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Ada Marsh down' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Move Ada Marsh: drag it, or press an arrow key' })).toHaveFocus();
});

const link = { text: 'vm.tiktok.com/ZM8/', reason: 'This is a share link.' };

test('after adding, the keyboard is at the button that closes, and Escape closes at once', async () => {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/influencer-lists/l1': { body: { ...summary, people: [ada] } },
    '/api/v1/influencer-lists/l1/import': { body: { added: 1, alreadyThere: 0, unknown: ['nobody'], refused: [link] } },
  });
  const { user } = renderPage(pages, { at: '/app/brand/lists/l1' });
  await user.click(await screen.findByRole('button', { name: 'Add by handle or CSV' }));
  await user.type(screen.getByLabelText('Handles'), 'ben nobody');
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  expect(await screen.findByText('1 added.')).toBeVisible();
  expect(screen.getByText('vm.tiktok.com/ZM8/: This is a share link.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a table is brought as it is, whatever kind of file', async () => {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/influencer-lists/l1': { body: { ...summary, people: [ada] } },
    '/api/v1/influencer-lists/l1/import': { body: { added: 1, alreadyThere: 0, unknown: [], refused: [] } },
  });
  const { user } = renderPage(pages, { at: '/app/brand/lists/l1' });
  await user.click(await screen.findByRole('button', { name: 'Add by handle or CSV' }));
  await user.upload(screen.getByLabelText('Table', { selector: 'input' }), aCsvFile('Handle\nben\n'));
  expect(await screen.findByText('1 added.')).toBeVisible();
  const [sent] = requests.filter(({ path }) => path.endsWith('/import')).map(({ body }) => body);
  expect(sent).toEqual({ file: btoa('Handle\nben\n') });
});

test('a list that is not there says so, and leads to all others', async () => {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()),
    '/api/v1/influencer-lists/l9': { status: 404, body: { code: 'profiles/list-not-found', detail: 'No such list.' } },
  });
  renderPage(pages, { at: '/app/brand/lists/l9' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This list no longer exists' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All lists' })).toHaveAttribute('href', '/app/brand/lists');
});
