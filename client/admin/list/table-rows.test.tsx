import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { CoreAdminContext, DataTable, ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { PhoneRows, RowsInViewFirst } from './table-rows';

function Rows() {
  const list = useList({ data: [{ id: '1' }] });
  return (
    <ListContextProvider value={list}>
      <PhoneRows rowClick={false} primaryText={() => 'Brunch'} tertiaryText={() => 'Overdue'} />
    </ListContextProvider>
  );
}

function LongTable({ onDrawn }: { onDrawn: () => void }) {
  const list = useList({ data: Array.from({ length: 50 }, (_, id) => ({ id })) });
  return (
    <ListContextProvider value={list}>
      <DataTable body={RowsInViewFirst} bulkActionButtons={false}>
        <DataTable.Col source="id" render={() => <Cell onDrawn={onDrawn} />} />
      </DataTable>
    </ListContextProvider>
  );
}

function Cell({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn);
  return 'Brunch';
}

it.each([
  ['opened: the rows in view first', '/', 15],
  ['come back to: all at once', { pathname: '/', key: 'of-before' }, 50],
])('R440: a long table that is %s', async (_, at, first) => {
  const drawn: number[] = [];
  const count = () => void drawn.push(screen.getAllByText('Brunch').length);
  render(
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext>
        <ResourceContextProvider value="collabs">
          <LongTable onDrawn={count} />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(await screen.findAllByText('Brunch')).toHaveLength(50);
  expect(drawn[0]).toBe(first);
});

it('R440: what is at the right of a row on phones is no paler than the rest', async () => {
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <ResourceContextProvider value="collabs">
          <Rows />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(getComputedStyle(await screen.findByText('Overdue')).opacity).toBe('1');
});
