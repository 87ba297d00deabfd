import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { PhoneRows } from './table-rows';

function Rows() {
  const list = useList({ data: [{ id: '1' }] });
  return (
    <ListContextProvider value={list}>
      <PhoneRows rowClick={false} primaryText={() => 'Brunch'} tertiaryText={() => 'Overdue'} />
    </ListContextProvider>
  );
}

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
