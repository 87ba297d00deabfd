import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { asStaff, serve } from '../../test/server';
import { Members } from './Members';
import { OpenList } from './OpenList';

const path = '/api/v1/admin/influencer-list-explorer/l1';
const times = { createdAt: '2026-11-20T12:00:00Z', updatedAt: '2026-11-20T12:00:00Z' };
const list = { id: 'l1', name: 'Terrace', notes: '', members: 3, links: 0, ...times };
const member = (id: string, handle: string, place: number) => ({
  ...{ id, handle, place, name: handle, avatarPath: null, city: 'leeds', country: 'GB', followers: 12_000 },
  ...{ engagement: 3, platforms: ['tiktok' as const], note: '', addedAt: times.createdAt, votes: [] },
});

/** A list of @ada, @ben and @cleo whose server stores each move. */
function open() {
  let rows = [member('i1', 'ada', 0), member('i2', 'ben', 1), member('i3', 'cleo', 2)];
  serve({
    ...asStaff('operations'),
    [`${path}/members?*`]: () => ({ body: rows }),
    [`${path}/move`]: (body) => {
      const { influencerId, place } = body as { influencerId: string; place: number };
      const from = rows.findIndex(({ id }) => id === influencerId);
      rows = rows
        .toSpliced(from, 1)
        .toSpliced(place, 0, rows[from]!)
        .map((row, at) => ({ ...row, place: at }));
      return { body: list };
    },
  });
  return renderPage(<Members list={list} asked={{ sort: 'place', q: '', vote: '' }} onShowAll={() => {}} />).user;
}

const order = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('says who has which place, and keeps the focus on who was moved by the menu', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for @cleo' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to the top' }));
  expect(await screen.findByText('@cleo is now at place 1 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(order()).toEqual(['@cleo', '@ada', '@ben']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for @cleo' })).toHaveFocus());
});

it('names who is moved by the keyboard, and the place', async () => {
  open();
  const people = within(await screen.findByRole('list', { name: 'Influencers on Terrace' }));
  const grip = await people.findByRole('button', { name: 'Move @ben' });
  act(() => grip.focus());
  fireEvent.keyDown(grip, { key: ' ', keyCode: 32 });
  expect(await screen.findByText(/^@ben lifted from place 2 of 3\./)).toBeInTheDocument();
  fireEvent.keyDown(grip, { key: 'Escape', keyCode: 27 });
  expect(await screen.findByText('@ben stays at place 2.')).toBeInTheDocument();
});

it('shows everyone again where nobody matches the filters', async () => {
  const everyone = `${path}/members?${new URLSearchParams({ filter: '{}', sort: '["place","ASC"]', range: '[0,99]' }).toString()}`; // prettier-ignore
  serve({
    ...asStaff('operations'),
    [path]: { body: list },
    [everyone]: { body: [member('i1', 'ada', 0)] },
    [`${path}/members?*`]: { body: [] },
  });
  const { user } = renderPage(<OpenList id="l1" />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'zoe');
  await user.click(await screen.findByRole('button', { name: 'Show everyone on the list' }));
  expect(await screen.findByRole('link', { name: '@ada' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('');
});
