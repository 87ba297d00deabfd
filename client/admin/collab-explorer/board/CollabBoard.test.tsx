import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, testDataProvider } from 'react-admin';
import { createQueryClient } from '../../../api/query-client';
import { renderPage } from '../../../test/render';
import { asStaff, serve } from '../../../test/server';
import type { CollabRow } from '../../resources';
import { CollabBoard } from './CollabBoard';

const filter = { accountManager: 'amelia' };
const at = (by: object) => `/api/v1/admin/collab-explorer/board?filter=${encodeURIComponent(JSON.stringify(by))}`;
const late: CollabRow = {
  ...{ id: 'c1', title: 'Tasting menu', brandId: 'b1', brandName: 'Salt Yard', influencerId: 'i1' },
  ...{ influencerHandle: 'marta.eats', stage: 5, outcome: 'open', pieces: 3, piecesIn: 1, owed: 2 },
  ...{ visitAt: '2026-01-02T19:00:00.000Z', contentDueAt: '2026-01-16T19:00:00.000Z' },
  ...{ lateFrom: '2026-01-16T19:00:00.000Z', dueAt: '2099-01-01T19:00:00.000Z' },
  ...{ contentClaimed: true, billContested: false, useReported: false, noShowClaimedAt: null, noShowAnswer: null },
  ...{ createdAt: '2026-01-01T19:00:00.000Z', updatedAt: '2026-01-01T19:00:00.000Z' },
};
const stages = ([1, 3, 4, 5, 6] as const).map((stage) => ({ stage, total: stage === 4 ? 60 : 0, collabs: [] }));

async function show(by: object = filter) {
  serve({ ...asStaff('operations'), [at(by)]: { body: { overdue: { total: 51, collabs: [late] }, columns: stages } } });
  const onRest = jest.fn();
  const dataProvider = testDataProvider({ getOne: (async () => ({ data: { id: '' } })) as never });
  const { user } = renderPage(
    <CoreAdminContext dataProvider={dataProvider} queryClient={createQueryClient()}>
      <ListContextProvider value={{ filterValues: by } as never}>
        <CollabBoard onRest={onRest} />
      </ListContextProvider>
    </CoreAdminContext>,
  );
  return { user, onRest, board: await screen.findByRole('region', { name: 'Collabs by stage' }) };
}

it('shows late content in the first column, with what is owed and since when it is late', async () => {
  const { board } = await show();
  expect(
    within(board)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Overdue', 'Request', 'Approved', 'Scheduled', 'Deliverables Added', 'Completed']]);
  const card = within(board).getByRole('region', { name: 'Overdue: 51' });
  expect(within(card).getByRole('link', { name: 'Tasting menu' })).toBeVisible();
  expect(card).toHaveTextContent('1 of 3 pieces in, 2 not published');
  expect(card).toHaveTextContent('Late since Fri 16 Jan, 19:00');
  expect(card).toHaveTextContent('Missing content claimed');
});

it.each([
  [{ stage: 4 }, ['Overdue', 'Scheduled']],
  [{ outcome: 'completed' }, ['Completed']],
  [{ outcome: 'open' }, ['Overdue', 'Request', 'Approved', 'Scheduled', 'Deliverables Added']],
])('with %o it has only the columns that the filter leaves', async (by, columns) => {
  const { board } = await show(by);
  expect(
    within(board)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(columns);
});

it('offers no move to Overdue or Request, as neither is possible', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Move Tasting menu to…' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Move to Approved', 'Move to Scheduled', 'Move to Deliverables Added', 'Move to Completed'],
  ]);
});

it('shows exactly the Collabs of a column in its table', async () => {
  const { user, onRest } = await show();
  await user.click(screen.getByRole('button', { name: 'See all 51 in the table' }));
  expect(onRest).toHaveBeenLastCalledWith({ ...filter, dueBefore: expect.any(String) });
  await user.click(screen.getByRole('button', { name: 'See all 60 in the table' }));
  expect(onRest).toHaveBeenLastCalledWith({ ...filter, stage: 4, outcome: 'open', notDueBefore: expect.any(String) });
});
