import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { VisitStrip } from './CollabList';

const london = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' });
const dayAt = (place: number) =>
  new Date(Date.parse(`${london.format(new Date())}T00:00:00Z`) + place * 86_400_000).toISOString().slice(0, 10);

it('R440: says how many visits each day of two weeks has, however many; a day that is chosen narrows the list to it', async () => {
  const items = Array.from({ length: 14 }, (_, place) => ({
    day: dayAt(place),
    visits: place === 0 ? 1 : place === 1 ? 1_204 : 0,
  }));
  serve({ [`/api/v1/admin/collab-explorer/visits?from=${dayAt(0)}`]: { body: { items } } });
  const setFilters = jest.fn();
  const list = { filterValues: { stage: 4 }, setFilters };
  const { user } = renderPage(
    <ListContextProvider value={list as never}>
      <VisitStrip />
    </ListContextProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Today 1 visit' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /0 visits$/ })).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: /1,204 visits/ }));
  expect(setFilters).toHaveBeenCalledWith({ stage: 4, visitFrom: dayAt(1), visitTo: dayAt(2) }, {});
});
