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

const drawn: number[] = [];

function Cell() {
  useLayoutEffect(() => void drawn.push(document.querySelectorAll('tbody tr').length));
  return 'Brunch';
}

function LongTable() {
  const list = useList({ data: Array.from({ length: 50 }, (_, id) => ({ id })) });
  return (
    <ListContextProvider value={list}>
      <DataTable body={RowsInViewFirst} bulkActionButtons={false}>
        <DataTable.Col source="id" render={() => <Cell />} />
      </DataTable>
    </ListContextProvider>
  );
}

it('R440: a long table first draws the rows in view, then all', async () => {
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <ResourceContextProvider value="collabs">
          <LongTable />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(await screen.findAllByText('Brunch')).toHaveLength(50);
  expect(drawn[0]).toBe(15);
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
