import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  DataTable,
  ListBase,
  type GetListParams,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { createQueryClient } from '../../api/query-client';
import { renderPage } from '../../test/render';
import { asStaff, serve } from '../../test/server';
import { recordTitleId } from '../record/record-parts';
import { ListPage, OwnTotal } from './ListPage';
import { ListTabs } from './ListTabs';
import { RecordLink } from './table-rows';

const parts = [
  { source: 'deleted', label: 'Deleted' },
  { source: 'unpaid', label: 'Unpaid' },
] as const;

/**
 * A list of 230 rows: 41 deleted, 7 unpaid, none both. The list responds when the test says so; counts respond at once.
 */
function show() {
  const held: (() => void)[] = [];
  const getList = async (_resource: string, { filter, pagination }: GetListParams) => {
    if (pagination?.perPage !== 1) await new Promise<void>((resolve) => void held.push(resolve));
    const { deleted, unpaid } = filter as { deleted?: boolean; unpaid?: boolean };
    const total = deleted ? (unpaid ? 0 : 41) : unpaid ? 7 : 230;
    return { data: [{ id: `${total} ${pagination?.page}` }], total };
  };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider({ getList: getList as never })} store={memoryStore()}>
        <ListBase resource="brands">
          <OwnTotal>
            <ListTabs label="Brands" first="All" parts={parts} />
          </OwnTotal>
        </ListBase>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const answer = async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held.shift()?.());
  };
  return { answer };
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('R440: a tab tells how many its own list holds, and nothing before that is known', async () => {
  const user = userEvent.setup();
  const { answer } = show();
  expect(await screen.findByRole('tab', { name: 'Deleted (41)' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'Unpaid (7)' })).toBeTruthy();
  expect(tabs()).toEqual(['All', 'Deleted (41)', 'Unpaid (7)']);
  await answer();
  expect(await screen.findByRole('tab', { name: 'All (230)' })).toBeTruthy();

  await user.click(screen.getByRole('tab', { name: 'Deleted (41)' }));
  expect(await screen.findByRole('tab', { name: 'Deleted', selected: true })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'All (230)' })).toBeTruthy();
  expect(tabs()).toEqual(['All (230)', 'Deleted', 'Unpaid (7)']);
  await answer();
  expect(await screen.findByRole('tab', { name: 'Deleted (41)' })).toBeTruthy();

  await user.click(screen.getByRole('tab', { name: 'Unpaid (7)' }));
  await answer();
  expect(await screen.findByRole('tab', { name: 'Unpaid (7)', selected: true })).toBeTruthy();
  expect(tabs()).toEqual(['All (230)', 'Deleted (41)', 'Unpaid (7)']);
});

it('R440: a link to the list opens its first tab, whichever was open last; closing a record goes back to its tab', async () => {
  serve(asStaff('operations'));
  const row = { id: 'b1', name: 'Salt Yard' };
  const dataProvider = testDataProvider({
    getList: (async () => ({ data: [row], total: 1 })) as never,
    getOne: (async () => ({ data: row })) as never,
  });
  const list = (
    <ListPage
      title="Brands"
      lead=""
      sort={{ field: 'name', order: 'ASC' }}
      tabs={<ListTabs label="Brands" first="All" parts={parts} />}
      record={<h2 id={recordTitleId}>The record</h2>}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" render={({ name }) => <RecordLink>{name}</RecordLink>} />
      </DataTable>
    </ListPage>
  );
  const { user } = renderPage(
    <CoreAdminContext dataProvider={dataProvider} store={memoryStore()} queryClient={createQueryClient()}>
      <ResourceContextProvider value="brands">
        <Link to="/brands">Everything</Link>
        <Routes>
          <Route path="/brands/*" element={list} />
          <Route path="*" element="Elsewhere" />
        </Routes>
        <Link to="/">Away</Link>
      </ResourceContextProvider>
    </CoreAdminContext>,
    { at: `/brands?filter=${encodeURIComponent(JSON.stringify({ deleted: true }))}` },
  );
  const isChosen = (name: RegExp) => screen.findByRole('tab', { name, selected: true });
  await user.click(await screen.findByRole('link', { name: 'Salt Yard' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await isChosen(/^Deleted/); // once the drawer has gone

  await user.click(screen.getByText('Everything'));
  await isChosen(/^All/);
  await user.click(screen.getByRole('tab', { name: /^Unpaid/ }));
  await isChosen(/^Unpaid/);
  await user.click(screen.getByText('Away'));
  await screen.findByText('Elsewhere');
  await user.click(screen.getByText('Everything'));
  await isChosen(/^All/);
});
