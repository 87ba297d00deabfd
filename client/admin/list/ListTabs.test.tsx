import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListBase, type GetListParams, memoryStore, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { OwnTotal } from './ListPage';
import { ListTabs } from './ListTabs';

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
